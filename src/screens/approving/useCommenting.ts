import { useState } from 'react';
import { placeOf } from '../../machines/approving/wish';
import type { Pin } from '../../stone/wire/approval';
import type { Page } from './page';
import type { Step } from './steps';

/** What a comment is about that is begun at a step. */
function pinOf({ key, element }: Step): Pin {
  return element === undefined ? { kind: 'whole' } : { kind: 'element', key };
}

/** Writing a comment at a step; what is typed is kept until it is sent. */
export function useCommenting({ context, send }: Pick<Page, 'context' | 'send'>, step: Step) {
  const [pin, setPin] = useState<Pin>(pinOf(step));
  const about = placeOf(pin);
  const typed = context.typed[about] ?? '';
  const [isOpen, setOpen] = useState(typed.trim() !== '');
  // What was refused stands where it was typed.
  const isWriting = isOpen || (typed.trim() !== '' && context.refusal !== undefined);
  return {
    pin,
    typed,
    isWriting,
    /** Begins, or goes on about something else. */
    write: (at: Pin = pinOf(step)) => {
      setPin(at);
      setOpen(true);
    },
    type: (text: string) => send({ type: 'type', about, text }),
    cancel: () => {
      send({ type: 'type', about, text: '' });
      setOpen(false);
    },
    send: () => {
      send({ type: 'act', act: { kind: 'comment', text: typed.trim(), pin } });
      setOpen(false);
    },
  };
}
