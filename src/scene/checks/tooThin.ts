import type { Mm } from '../../stone/numbers';
import type { LetteringNode, OrnamentNode, Scene } from '../scene';
import type { SceneWarning } from '../warnings';
import type { StrokesOf } from './strokes';

/** A stroke of a letter counts from this length on, as a part of the cap height: a serif is shorter. */
export const LETTER_STROKE = 0.15;

/**
 * A stroke of an ornament counts from this length of contour on, in mm on the stone: the tip of a leaf is thin for 3 mm
 * at most, on both its walls.
 */
const ORNAMENT_STROKE: Mm = 8;

/** The thinnest stroke of a line of letters, in mm on the stone. A slant of 12° takes 2 % of it, which is left out. */
function ofLettering({ line, typeface, place }: LetteringNode, strokes: StrokesOf): Mm {
  const glyphs = new Set(line.letters.flatMap((letter) => letter.glyphs.map(({ gid }) => gid)));
  const units = [...glyphs].map((gid) =>
    strokes.glyph(typeface, gid).thinnest(LETTER_STROKE * typeface.capHeight),
  );
  return Math.min(...units) * line.mmPerUnit * place.scale;
}

function ofOrnament({ source, outline, place }: OrnamentNode, strokes: StrokesOf): Mm {
  return strokes.ornament(source, outline).thinnest(ORNAMENT_STROKE / place.scale) * place.scale;
}

/** Engraved lines and ornaments with a stroke too fine to be sandblasted into this stone. */
export function tooThin(scene: Scene, strokes: StrokesOf): SceneWarning[] {
  const least = scene.slab.variant.thinnestStroke;
  return scene.nodes.flatMap((node): SceneWarning[] => {
    if (node.kind !== 'lettering' && node.kind !== 'ornament') return [];
    if (node.cut !== 'engraved') return [];
    const stroke = node.kind === 'lettering' ? ofLettering(node, strokes) : ofOrnament(node, strokes);
    return stroke < least ? [{ kind: 'tooThin', element: node.element, stroke, least }] : [];
  });
}

/** What has to be measured before a scene can be checked, piece by piece: each takes milliseconds the first time. */
export function* strokeWork(scene: Scene, strokes: StrokesOf): Generator<void> {
  for (const node of scene.nodes) {
    if (node.kind === 'lettering' && node.cut === 'engraved') {
      for (const { glyphs } of node.line.letters) {
        for (const { gid } of glyphs) yield void strokes.glyph(node.typeface, gid);
      }
    } else if (node.kind === 'ornament' && node.cut === 'engraved') {
      yield void strokes.ornament(node.source, node.outline);
    }
  }
}
