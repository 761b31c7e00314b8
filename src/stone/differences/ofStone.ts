import { canonicalJson, type Json } from '../sealing/canonicalJson';
import { sealedBareStone } from '../sealing/sealedDesign';
import type { Fields } from '../sealing/sealedElement';
import type { Design } from '../stone';
import type { Difference, OF_STONE, Value } from './difference';

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: Json): Fields => (isFields(value) ? value : {});

const valueIn = (value: Json): Value =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const differ = (one: Json, other: Json) => canonicalJson(one) !== canonicalJson(other);

type Field = readonly [kind: (typeof OF_STONE)[number], field: string];

const OF_MAKE: readonly Field[] = [
  ['thickness', 'thickness'],
  ['edge', 'edge'],
  ['side', 'side'],
  ['bevel', 'bevel'],
];

function valued(fields: readonly Field[], was: Fields, is: Fields): readonly Difference[] {
  return fields
    .filter(([, field]) => differ(was[field], is[field]))
    .map(([kind, field]) => ({ kind, before: valueIn(was[field]), after: valueIn(is[field]) }));
}

function ofFrame(was: Fields, is: Fields): readonly Difference[] {
  const kinds = valued([['frame', 'Type']], was, is);
  // A frame that came or went brings its colour along.
  if (was.Type === undefined || is.Type === undefined) return kinds;
  const pieces = differ([was.HideCorners, was.erased], [is.HideCorners, is.erased]);
  return [
    ...kinds,
    ...valued([['frameColour', 'Color']], was, is),
    ...(pieces ? [{ kind: 'framePieces' } as const] : []),
  ];
}

/** Everything that differs of the stone itself, and of the frame on it. */
export function differencesOfStone(before: Design, after: Design): readonly Difference[] {
  const [was, is] = [sealedBareStone(before), sealedBareStone(after)];
  const [wasMade, isMade] = [fieldsOf(was.make), fieldsOf(is.make)];
  const isOther = differ(was.stoneType, is.stoneType);
  return [
    ...valued([['stone', 'stoneType']], was, is),
    ...(differ(was.own, is.own) && !isOther ? [{ kind: 'ownStone' } as const] : []),
    ...(is.own === undefined && was.own === undefined ? valued([['material', 'variant']], was, is) : []),
    ...(differ(was.existing, is.existing) ? [{ kind: is.existing ? 'existing' : 'newStone' } as const] : []),
    ...valued(OF_MAKE, wasMade, isMade),
    ...(differ(wasMade.base, isMade.base)
      ? [{ kind: isMade.base === undefined ? 'noBase' : 'base' } as const]
      : []),
    ...ofFrame(fieldsOf(was.frame), fieldsOf(is.frame)),
    ...(differ(was.revision, is.revision) ? [{ kind: 'letterRule' } as const] : []),
  ];
}
