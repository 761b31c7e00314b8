import svgpath from 'svgpath';
import type { Attachment, AttachmentMaterial } from '../../src/stone/catalogue/attachment';
import type { Drawing } from '../drawing/contour';
import { bounds, pathData } from '../drawing/pathData';
import type { Naming } from '../ornaments/entry';

/** A part as drawn: its material, or that it is a flame, how far it stands out in mm, and its outline, drawn or as path data. */
export type Part = readonly [material: AttachmentMaterial | 'flame', depth: number, drawn: Drawing | string];

const dataOf = (drawn: Drawing | string) => (typeof drawn === 'string' ? drawn : pathData(drawn));

/** An attachment as chosen: its id, what it is, its parts from back to front, its width in mm, its names. */
export type Row = readonly [
  id: number,
  kind: Attachment['kind'],
  parts: readonly Part[],
  width: number,
  ...naming: Naming,
];

/** An attachment scaled to its size, its parts kept in place relative to each other, to 0.01 mm. */
export function attachmentOf([id, kind, parts, width, Name, de, no]: Row): Attachment {
  const whole = bounds(parts.map(([, , drawn]) => dataOf(drawn)).join(''));
  const scale = width / (whole.right - whole.left);
  const flame = parts.findIndex(([material]) => material === 'flame');
  return {
    id,
    Name,
    Names: { de, no },
    kind,
    width,
    height: Math.round((whole.bottom - whole.top) * scale * 100) / 100,
    parts: parts.map(([material, depth, drawn]) => ({
      outline: svgpath(dataOf(drawn)).translate(-whole.left, -whole.top).scale(scale).round(2).toString(),
      // By day it is seen as the brass of a lamp.
      material: material === 'flame' ? 'brass' : material,
      depth,
    })),
    ...(flame >= 0 && { flame }),
    licence: 'As this project',
    source: 'Drawn for this project',
  };
}
