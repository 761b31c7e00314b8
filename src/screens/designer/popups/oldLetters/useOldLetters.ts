import { useEffect, useRef, useState } from 'react';
import type { OldLineRead, OldLineRequest } from '../../../../../workers/oldLetters/contract';
import { endOldLetters, readOldLetters } from '../../../../renderer/oldLetters';

type State =
  | { readonly kind: 'idle' | 'reading' | 'failed' }
  | { readonly kind: 'read'; readonly found: OldLineRead };

interface OldLetters {
  readonly state: State;
  readonly read: (request: OldLineRequest) => void;
  /** Ends what is going on. */
  readonly giveUp: () => void;
  /** Goes back to choosing another line. */
  readonly forget: () => void;
}

/** Reads one old line at a time; closing the popup gives it up. */
export function useOldLetters(): OldLetters {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      endOldLetters();
    },
    [],
  );
  return {
    state,
    read(request) {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setState({ kind: 'reading' });
      readOldLetters(request, mine.signal).then(
        (found) => setState({ kind: 'read', found }),
        () => {
          if (!mine.signal.aborted) setState({ kind: 'failed' });
        },
      );
    },
    giveUp() {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
    forget: () => setState({ kind: 'idle' }),
  };
}
