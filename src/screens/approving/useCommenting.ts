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
  const [isWriting, setWriting] = useState(typed.trim() !== '');
  const end = () => {
    setWriting(false);
    setPin(pinOf(step));
  };
  return {
    pin,
    typed,
    isWriting,
    /** Begins, or goes on about something else. */
    write: (at: Pin = pinOf(step)) => {
      setPin(at);
      setWriting(true);
    },
    type: (text: string) => send({ type: 'type', about, text }),
    cancel: () => {
      send({ type: 'type', about, text: '' });
      end();
    },
    send: () => {
      send({ type: 'act', act: { kind: 'comment', text: typed.trim(), pin } });
      end();
    },
  };
}
