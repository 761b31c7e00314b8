import { fromCallback } from 'xstate';
import type { TurnedPicture, TurntableRequest } from '../../../workers/exporter/contract';
import { paintTurns as paintInWorker } from '../../renderer/exporter';

export type TurnEvent =
  | { readonly type: 'painted'; readonly picture: TurnedPicture }
  | { readonly type: 'painting.ended' }
  | { readonly type: 'drawing.failed'; readonly error: unknown };

/** Paints a stone from all around and reports each picture; stopping it ends the work at once. */
export const paintTurns = fromCallback<TurnEvent, TurntableRequest, TurnEvent>(({ input, sendBack }) => {
  const work = new AbortController();
  paintInWorker(input, (picture) => sendBack({ type: 'painted', picture }), work.signal).then(
    () => sendBack({ type: 'painting.ended' }),
    (error: unknown) => {
      if (work.signal.aborted) return;
      console.error('the stone could not be painted from all around', error);
      sendBack({ type: 'drawing.failed', error });
    },
  );
  return () => work.abort();
});
