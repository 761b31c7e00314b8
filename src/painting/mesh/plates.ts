import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { polygonsOf } from '../../geometry/polygon';
import { inset, united } from '../../scene/frame/offset';
import { placeMatrix } from '../../scene/place';
import type { AttachmentNode, MedallionNode, Place, Slab } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { APART, formsOf } from './cuts';
import { extrude } from './extrude';
import { joinedPart } from './joinedPart';
import type { Part, PartKind, Substance } from './part';

/** How far a medallion stands out: some 5 mm of ceramic (`paintMedallion` has its shadow of it). */
const PLATE: Mm = 5;

/** How far a chord may deviate from an outline's curves, in mm. */
const CHORD: Mm = 0.02;

/** What a plate is, and how it looks. */
interface Plate {
  readonly kind: PartKind;
  readonly element: number;
  readonly outline: Outline;
  readonly place: Place;
  readonly depth: Mm;
  readonly front: Substance;
  readonly side: Substance;
}

/** A body of one outline and one depth, whose back lies on the stone's face. */
function plate({ kind, element, outline, place, depth, front, side }: Plate): Part {
  const polygons = united(polygonsOf(transformOutline(outline, placeMatrix(place)), CHORD));
  const bodies = formsOf(inset(polygons, APART)).map((form) => ({
    body: extrude({
      outline: form,
      lines: [],
      ridges: [],
      heightOf: () => () => depth,
      back: 0,
      frontAt: () => ({ substance: front, elements: [element] }),
      side,
      behind: side,
    }),
    holes: form.length - 1,
  }));
  return joinedPart(kind, [element], bodies);
}

/** The parts of an attachment, each from the stone's face to how far it stands out. */
export function attachmentParts({ layers, element, place }: AttachmentNode, { variant }: Slab): Part[] {
  return layers.map(({ outline, material, depth }) => {
    const covering: Substance = { kind: 'covering', covering: material, over: variant };
    return plate({
      kind: 'attachment',
      element,
      outline,
      place,
      depth: depth * place.scale,
      front: covering,
      side: covering,
    });
  });
}

/** A medallion: a plate of ceramic with its photograph on the front. */
export function medallionPart(node: MedallionNode): Part {
  const { element, outline, place } = node;
  return plate({
    kind: 'medallion',
    element,
    outline,
    place,
    depth: PLATE * place.scale,
    front: { kind: 'portrait', node },
    side: { kind: 'ceramic' },
  });
}
