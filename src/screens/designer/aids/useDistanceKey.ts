import { type RefObject, useEffect } from 'react';
import { DesignerContext } from '../designerContext';

/** Shows distances for as long as Alt is held on the stone, unless they are shown anyway. */
export function useDistanceKey(frame: RefObject<HTMLDivElement | null>): void {
  const designer = DesignerContext.useActorRef();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isHeld = false;
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Alone it would open the browser's menu.
      event.preventDefault();
      const { aids, selected } = designer.getSnapshot().context;
      if (isHeld || aids.distances || selected.length === 0) return;
      isHeld = true;
      designer.send({ type: 'aid', aids: { distances: true } });
    };
    const letGo = () => {
      if (isHeld) designer.send({ type: 'aid', aids: { distances: false } });
      isHeld = false;
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      event.preventDefault();
      letGo();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', hold, { signal });
    // It may be let go elsewhere, or while another window is in front.
    window.addEventListener('keyup', release, { signal });
    window.addEventListener('blur', letGo, { signal });
    element.addEventListener('blur', letGo, { signal });
    return () => {
      listening.abort();
      letGo();
    };
  }, [designer, frame]);
}
