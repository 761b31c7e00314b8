import type { DesignerContext } from '../../../../machines/designer/context';
import type { Surroundings } from '../../../../scene/snapping';
import type { Grasp } from './grasp';

/** What stands around a grasp, for it to be drawn to. */
export function surroundingsOf(
  { shown, history }: Pick<DesignerContext, 'shown' | 'history'>,
  grasp: Grasp,
): Surroundings {
  const { centerLineLeft, centerLineRight } = history.present;
  const own = grasp.kind === 'elements' ? grasp.inHand.map(({ element }) => element) : [];
  return {
    width: shown?.measures.width ?? 0,
    height: shown?.measures.height ?? 0,
    centreLines: [centerLineLeft, centerLineRight].filter((line) => line !== undefined),
    others: (shown?.measures.elements ?? []).filter(({ element }) => !own.includes(element)),
  };
}
