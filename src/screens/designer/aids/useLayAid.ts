import { DesignerContext } from '../designerContext';

/** The initial length of a ruler, as a fraction of the stone's width. */
const RULER = 1 / 3;

/** How far below the one before the next is laid, in mm, so that both are seen. */
const NEXT = 30;

/** Lays a ruler or a horizontal guide line over the stone: the first in the middle, each other a little lower. */
export function useLayAid() {
  const actor = DesignerContext.useActorRef();
  const lowered = (height: number, before: number) => (height / 2 + before * NEXT) % (height || 1);
  return {
    ruler: () => {
      const { shown, history } = actor.getSnapshot().context;
      const { width = 0, height = 0 } = shown?.measures ?? {};
      const [from, to] = [(width * (1 - RULER)) / 2, (width * (1 + RULER)) / 2];
      const y = lowered(height, history.present.rulers.length);
      const ruler = { dotOne: { x: from, y }, dotTwo: { x: to, y } };
      actor.send({ type: 'edit', edit: { kind: 'addRuler', ruler } });
    },
    guideLine: () => {
      const { shown, history } = actor.getSnapshot().context;
      const y = lowered(shown?.measures.height ?? 0, history.present.guideLines?.length ?? 0);
      actor.send({ type: 'edit', edit: { kind: 'addGuideLine', y } });
    },
  };
}
