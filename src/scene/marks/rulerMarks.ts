import type { Mm } from '../../stone/numbers';
import type { Design } from '../../stone/stone';
import type { Mark } from './mark';

/** The sides a centre line can be set for: a double stone has one for each name. */
export const CENTRE_LINE_SIDES = ['left', 'right'] as const;
export type CentreLineSide = (typeof CENTRE_LINE_SIDES)[number];

/** The position of a side's centre line, in mm from the stone's left; undefined where none is set. */
export function centreLineOf(
  design: Pick<Design, 'centerLineLeft' | 'centerLineRight'>,
  side: CentreLineSide,
) {
  return side === 'left' ? design.centerLineLeft : design.centerLineRight;
}

/** A centre line's mark, over the whole height of the stone. */
export function centreLineMark(x: Mm, height: Mm): Mark {
  return { kind: 'centreLine', from: { x, y: 0 }, to: { x, y: height } };
}

/** A horizontal guide line's mark, over the whole width of the stone. */
export function guideLineMark(y: Mm, width: Mm): Mark {
  return { kind: 'guideLine', from: { x: 0, y }, to: { x: width, y } };
}

/** The user's aids over the stone: centre lines, guide lines and rulers. */
export function rulerMarks(
  design: Pick<Design, 'centerLineLeft' | 'centerLineRight' | 'guideLines' | 'rulers'>,
  { width, height }: { readonly width: Mm; readonly height: Mm },
): readonly Mark[] {
  return [
    ...CENTRE_LINE_SIDES.flatMap((side) => {
      const x = centreLineOf(design, side);
      return x === undefined ? [] : [centreLineMark(x, height)];
    }),
    ...(design.guideLines ?? []).map((y) => guideLineMark(y, width)),
    ...design.rulers.map(({ dotOne, dotTwo }): Mark => ({ kind: 'ruler', from: dotOne, to: dotTwo })),
  ];
}
