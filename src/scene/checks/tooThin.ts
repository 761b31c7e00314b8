import { type Finding, found } from '../../stone/finding';
import { LEAST_MODULE } from '../../stone/qrCode/modules';
import type { LetteringNode, OrnamentNode, SceneNode, Slab } from '../scene';
import { LETTER_STROKE, ORNAMENT_STROKE } from './strokeLengths';
import type { InkMeasures } from './strokes';

/** The thinnest stroke of each letter, in mm on the stone. A slant of 12° takes 2 % of it, which is left out. */
function ofLettering({ line, typeface, place, element }: LetteringNode, measures: InkMeasures) {
  return line.letters.map(({ glyphs, index, cluster: character }) => {
    const units = glyphs.map(({ gid }) =>
      measures.glyph(typeface, gid).strokes.thinnest(LETTER_STROKE * typeface.capHeight),
    );
    return {
      stroke: Math.min(...units) * line.mmPerUnit * place.scale,
      character: { element, index, character },
    };
  });
}

/** Of a QR code the modules count, of any other ornament the strokes. */
function ofOrnament({ source, outline, place, module }: OrnamentNode, measures: InkMeasures) {
  if (module !== undefined) return [{ stroke: module * place.scale, character: undefined }];
  const { strokes } = measures.ornament(source, outline);
  const stroke = strokes.thinnest(ORNAMENT_STROKE / place.scale) * place.scale;
  return [{ stroke, character: undefined }];
}

/**
 * An engraved line or ornament with a stroke too fine to be sandblasted into this stone, or a QR code with modules too small
 * to be read from it: `value` is the thinnest in mm,
 * and the characters are all those with such a stroke.
 */
export function tooThin(node: SceneNode, { variant }: Slab, measures: InkMeasures): Finding[] {
  if ((node.kind !== 'lettering' && node.kind !== 'ornament') || node.cut !== 'engraved') return [];
  const isCode = node.kind === 'ornament' && node.module !== undefined;
  const limit = Math.max(variant.thinnestStroke, isCode ? LEAST_MODULE : 0);
  const measured = node.kind === 'lettering' ? ofLettering(node, measures) : ofOrnament(node, measures);
  const fine = measured.filter(({ stroke }) => stroke < limit);
  if (fine.length === 0) return [];
  const value = Math.min(...fine.map(({ stroke }) => stroke));
  const characters = fine.flatMap(({ character }) => character ?? []);
  return [found('error', 'tooThin', { elements: [node.element], characters, value, limit })];
}

/** Measures what an element is checked by, piece by piece: letters take milliseconds the first time, ornaments a hundred. */
export function* measuring(node: SceneNode, measures: InkMeasures): Generator<void> {
  if (node.kind === 'lettering' && node.cut === 'engraved') {
    for (const { glyphs } of node.line.letters) {
      for (const { gid } of glyphs) {
        yield* measures.measuringGlyph(node.typeface, gid);
        yield;
      }
    }
  } else if (node.kind === 'ornament' && node.cut === 'engraved') {
    yield* measures.measuringOrnament(node.source, node.outline);
  }
}
