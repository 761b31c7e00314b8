import { ENGRAVED_COLOURS } from '../../../src/stone/colours';
import { oneOf } from '../../../tests/random';
import { sceneOf } from '../inspected';
import { changed, type Fault } from '../seeded';

/** The paints of a shop’s colour chart. Gold and silver are glossy, and the bare cut has no colour of its own. */
const PAINTS = { white: '#f5f5f2', grey: '#8a8a8a', black: '#141414' } as const;

/** Up to this ratio two colours look the same at a grave: WCAG 2 asks for 3 for large letters. */
const ALIKE = 1.4;

/** The relative luminance of `#rrggbb` by WCAG 2. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastBetween(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A line is painted in a paint whose published colour is that of the material. */
const illegible: Fault = ({ design }, random) => {
  const { slab, nodes } = sceneOf(design);
  const alike = (['white', 'grey', 'black'] as const).filter(
    (paint) => contrastBetween(PAINTS[paint], slab.variant.colour) < ALIKE,
  );
  const lines = nodes.filter(
    (node) => node.kind === 'lettering' && node.cut === 'engraved' && node.line.letters.length > 0,
  );
  if (alike.length === 0 || lines.length === 0) return undefined;
  const { element } = oneOf(random, lines);
  const fontColor = ENGRAVED_COLOURS[oneOf(random, alike)];
  return { kind: 'illegible', design: changed(design, element, { fontColor }), elements: [element] };
};

/** The faults of colours. */
export const COLOUR_FAULTS = { illegible } as const satisfies Record<string, Fault>;
