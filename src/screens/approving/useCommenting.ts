import { useState } from 'react';
import { carried } from '../../machines/approving/pinned';
import { placeOf } from '../../machines/approving/wish';
import type { Pin } from '../../stone/wire/approval';
import type { Page } from './page';
import type { Step } from './steps';

/** What a comment is about that is begun at a step. */
function pinOf({ key, element }: Step): Pin {
  return element === undefined ? { kind: 'whole' } : { kind: 'element', key };
}

/** Writing a comment at a step; what is typed, and what it is about, is kept until it is sent. */
export function useCommenting({ context, view, send }: Pick<Page, 'context' | 'view' | 'send'>, step: Step) {
  const usual = pinOf(step);
  const about = placeOf(usual);
  const typed = context.typed[about] ?? '';
  const chosen = context.pinned[about];
  const { pin, isLost } = chosen ? carried(chosen, view) : { pin: usual, isLost: false };
  const [isOpen, setOpen] = useState(typed.trim() !== '');
  // What was refused stands where it was typed.
  const isWriting = isOpen || (typed.trim() !== '' && context.refusal !== undefined);
  return {
    pin,
    isLost,
    typed,
    isWriting,
    /** Begins, or goes on about something else. */
    write: (at?: Pin) => {
      if (at || !chosen) send({ type: 'type', about, text: typed, pin: at ?? usual });
      setOpen(true);
    },
    type: (text: string) => send({ type: 'type', about, text, ...(!chosen && { pin: usual }) }),
    cancel: () => {
      send({ type: 'type', about, text: '', pin: usual });
      setOpen(false);
    },
    send: () => {
      send({ type: 'act', act: { kind: 'comment', text: typed.trim(), pin: chosen?.pin ?? usual } });
      setOpen(false);
    },
  };
}
