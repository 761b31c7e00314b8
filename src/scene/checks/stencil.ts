import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { narrowestWebIn } from '../../stone/narrowestWeb';
import type { Mm } from '../../stone/numbers';
import type { LetteringNode, OrnamentNode, SceneNode, Slab } from '../scene';
import { leastLoosePieceIn, SPECK } from './limits';
import { LETTER_WEB, ORNAMENT_WEB } from './strokeLengths';
import type { InkMeasures, MeasuredInk } from './strokes';

/** What a stencil has to hold within one character, or within an ornament, in mm on the stone. */
interface Held {
  readonly character: FoundCharacter | undefined;
  readonly web: Mm;
  /** The area of the smallest loose piece in mm²; Infinity where there is none. */
  readonly loose: number;
}

/** @param length the length from which a web counts, in the unit of the ink; `scale` converts it to mm. */
function heldBy(ink: readonly MeasuredInk[], length: number, scale: number): Pick<Held, 'web' | 'loose'> {
  const areas = ink
    .flatMap(({ loosePieces }) => loosePieces)
    .map((area) => area * scale * scale)
    .filter((area) => area >= SPECK);
  return {
    web: Math.min(...ink.map(({ webs }) => webs.thinnest(length) * scale)),
    loose: Math.min(...areas),
  };
}

function heldIn(node: LetteringNode | OrnamentNode, measures: InkMeasures): Held[] {
  if (node.kind === 'ornament') {
    const { scale } = node.place;
    const ink = measures.ornament(node.source, node.outline);
    return [{ character: undefined, ...heldBy([ink], ORNAMENT_WEB / scale, scale) }];
  }
  const { line, typeface, place, element } = node;
  return line.letters.map(({ index, cluster: character, glyphs }) => ({
    character: { element, index, character },
    ...heldBy(
      glyphs.map(({ gid }) => measures.glyph(typeface, gid)),
      LETTER_WEB * typeface.capHeight,
      line.mmPerUnit * place.scale,
    ),
  }));
}

/**
 * What a stencil cannot hold within an engraved element's own shapes: a web between two strokes that is too narrow
 * along some length (`rubberTooNarrow`, mm), and a piece surrounded by cuts, as within an e
 * (`loosePiece`, mm²).
 */
export function stencil(node: SceneNode, { variant }: Slab, measures: InkMeasures): Finding[] {
  if ((node.kind !== 'lettering' && node.kind !== 'ornament') || node.cut !== 'engraved') return [];
  const held = heldIn(node, measures);
  const height = node.kind === 'lettering' ? node.line.capHeight * node.place.scale : 0;
  const limits = { web: narrowestWebIn(variant, height), loose: leastLoosePieceIn(variant) };
  const finding = (kind: 'rubberTooNarrow' | 'loosePiece', of: 'web' | 'loose'): Finding[] => {
    const limit = limits[of];
    const failing = held.filter((each) => each[of] < limit);
    if (failing.length === 0) return [];
    const value = Math.min(...failing.map((each) => each[of]));
    const characters = failing.flatMap(({ character }) => character ?? []);
    return [found('warning', kind, { elements: [node.element], characters, value, limit })];
  };
  return [...finding('rubberTooNarrow', 'web'), ...finding('loosePiece', 'loose')];
}
