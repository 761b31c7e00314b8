import type { DesignerContext } from '../../../../machines/designer/context';
import type { Surroundings } from '../../../../scene/snapping/candidates';
import type { DragSubject } from './dragSubject';

/** What is near the dragged thing, for it to snap to. */
export function surroundingsOf(
  { shown, history, aids }: Pick<DesignerContext, 'shown' | 'history' | 'aids'>,
  subject: DragSubject,
): Surroundings {
  const { centerLineLeft, centerLineRight, guideLines = [] } = history.present;
  const own = subject.kind === 'elements' ? subject.elements.map(({ element }) => element) : [];
  const centreLines = subject.kind === 'centreLine' ? [] : [centerLineLeft, centerLineRight];
  return {
    width: shown?.measures.width ?? 0,
    height: shown?.measures.height ?? 0,
    centreLines: centreLines.filter((line) => line !== undefined),
    guideLines: subject.kind === 'guideLine' ? [] : guideLines,
    grid: aids.grid,
    others: (shown?.measures.elements ?? []).filter(({ element }) => !own.includes(element)),
  };
}
