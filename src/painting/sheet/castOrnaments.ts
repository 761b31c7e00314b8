import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import type { Scene } from '../../scene/scene';
import type { ColourName } from '../../stone/colours';
import type { Mm } from '../../stone/numbers';
import type { Parm } from '../../stone/parm';

/** Ornaments that are cast alike. */
export interface CastOrnament {
  /** The first of them: its index in the design. */
  readonly element: number;
  /** Whether it is the drawing's mirror image: a casting cannot be turned over. */
  readonly mirrored: boolean;
  readonly colour: ColourName;
  /** The box of its metal as it is cast, not turned, in mm to a hundredth. */
  readonly width: Mm;
  readonly height: Mm;
  readonly count: number;
  /** As large as it is cast, about its anchor. */
  readonly outline: Outline;
}

const hundredth = (mm: Mm) => Math.round(mm * 100) / 100;

/** The mounted ornaments a stone needs, in the order of the design. */
export function castOrnaments({ nodes }: Scene, parms: readonly Parm[]): CastOrnament[] {
  const groups = new Map<string, CastOrnament>();
  for (const node of nodes) {
    if (node.kind !== 'ornament' || node.cut !== 'mounted') continue;
    const { scale } = node.place;
    const outline = transformOutline(node.outline, [scale, 0, 0, scale, 0, 0]);
    const box = boundsOf(outline);
    if (!box) continue;
    const parm = parms[node.element];
    const size = { width: hundredth(box.right - box.left), height: hundredth(box.bottom - box.top) };
    const mirrored = parm?.type === 'standardVignet' && parm.reverse;
    const alike = { mirrored, colour: node.colour, ...size };
    const key = JSON.stringify({ source: node.source, ...alike });
    const known = groups.get(key);
    groups.set(key, { element: node.element, outline, ...known, ...alike, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
