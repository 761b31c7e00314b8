import type { DesignerContext } from '../../../../machines/designer/context';
import type { Surroundings } from '../../../../scene/snapping';
import type { DragSubject } from './dragSubject';

/** What is near the dragged thing, for it to snap to. */
export function surroundingsOf(
  { shown, history }: Pick<DesignerContext, 'shown' | 'history'>,
  subject: DragSubject,
): Surroundings {
  const { centerLineLeft, centerLineRight } = history.present;
  const own = subject.kind === 'elements' ? subject.elements.map(({ element }) => element) : [];
  return {
    width: shown?.measures.width ?? 0,
    height: shown?.measures.height ?? 0,
    centreLines: [centerLineLeft, centerLineRight].filter((line) => line !== undefined),
    others: (shown?.measures.elements ?? []).filter(({ element }) => !own.includes(element)),
  };
}
