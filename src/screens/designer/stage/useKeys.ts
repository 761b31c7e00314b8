import type { KeyboardEvent } from 'react';
import { DesignerContext } from '../designerContext';

const DIRECTIONS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far one press of an arrow key moves, in mm. */
function stepOf(event: KeyboardEvent): number {
  if (event.altKey) return 0.1;
  return event.shiftKey ? 10 : 1;
}

/** The keys on the stone: arrows move what is selected, Delete takes it off, Escape lets it go. */
export function useKeys(): (event: KeyboardEvent) => void {
  const actor = DesignerContext.useActorRef();
  return (event) => {
    const { selected: element } = actor.getSnapshot().context;
    if (element === undefined) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      const step = stepOf(event);
      actor.send({
        type: 'edit',
        edit: { kind: 'nudge', element, dx: direction[0] * step, dy: direction[1] * step },
      });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      actor.send({ type: 'edit', edit: { kind: 'delete', element } });
    } else if (event.key === 'Escape') {
      actor.send({ type: 'select', element: undefined });
    }
  };
}
