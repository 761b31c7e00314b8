import { letterOutline } from '../../lettering/letterOutline';
import { type Matrix, transformOutline } from '../../lettering/matrix';
import { joinOutlines, type Outline } from '../../lettering/outline';
import { svgPathData } from '../../lettering/svgPath';
import { placeMatrix } from '../../scene/place';
import type { FrameNode, LetteringNode, Scene, SceneNode } from '../../scene/scene';
import type { ColourName } from '../../stone/colours';
import { type Rgb, TONES } from '../colours';

/** How an SVG is drawn. */
export interface SvgOptions {
  /** The name shown by the program that opens it. */
  readonly title?: string;
  /** Given, overlaps are welded and each element is one path (design.md section 10, `--weld`). */
  readonly weld?: (outline: Outline) => Outline;
}

/** What shows a missing character: nobody may overlook it. */
const MISTAKE = '#db2929';

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function fillOf(colour: ColourName): string {
  return colour === 'transparent' ? 'fill="#9e9e9e" fill-opacity="0.42"' : `fill="${hex(TONES[colour])}"`;
}

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Text made safe for an attribute: tabs and line ends are written as numbers, since XML would read them as blanks;
 * what XML 1.0 cannot hold at all becomes the replacement character.
 */
function escaped(text: string): string {
  return text
    .replace(/[&<>"\t\n\r]/g, (mark) => MARKS[mark] ?? mark)
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

/** A path whose coordinates are stone mm already: no program has to apply a transform to measure it. */
function pathElement(outline: Outline, matrix: Matrix, attributes: string): string {
  return `<path d="${svgPathData(transformOutline(outline, matrix))}" ${attributes}/>`;
}

function letters(node: LetteringNode, matrix: Matrix): string[] {
  return node.line.letters.map((letter) => {
    const fill = letter.missing ? `fill="${MISTAKE}" data-missing="true"` : fillOf(node.colour);
    const path = pathElement(letterOutline(node.typeface, node.line, letter), matrix, fill);
    const { element } = node;
    return `<g data-element="${element}" data-char="${letter.index}" data-cluster="${escaped(letter.cluster)}">${path}</g>`;
  });
}

/** Everything of an element as one outline in its own mm; undefined where there is nothing to cut. */
function wholeOutline(node: Exclude<SceneNode, FrameNode>): Outline | undefined {
  switch (node.kind) {
    case 'lettering':
      return joinOutlines(node.line.letters.map((letter) => letterOutline(node.typeface, node.line, letter)));
    case 'ornament':
      return node.outline;
    case 'unavailable':
      return undefined;
  }
}

/** A frame is one path; its parts do not overlap, so there is nothing to weld. */
function frame(node: FrameNode): string {
  const path = pathElement(node.outline, placeMatrix(node.place), fillOf(node.colour));
  return `<g data-frame="${node.type}">${path}</g>`;
}

function elements(node: SceneNode, { weld }: SvgOptions): string[] {
  if (node.kind === 'frame') return [frame(node)];
  const matrix = placeMatrix(node.place);
  const outline = wholeOutline(node);
  if (node.kind === 'unavailable' || !outline) {
    return [`<!-- element ${node.element} is not in the catalogue and could not be drawn -->`];
  }
  if (node.kind === 'lettering' && !weld) return letters(node, matrix);
  const path = pathElement(weld ? weld(outline) : outline, matrix, fillOf(node.colour));
  return [`<g data-element="${node.element}">${path}</g>`];
}

/**
 * Paints a scene as SVG: `width` and `height` in mm, a `viewBox` in mm, one path per character within
 * `<g data-element data-char data-cluster>`, a frame as one path within `<g data-frame>`, every coordinate in stone mm to a ten-thousandth (design.md section 10).
 */
export function paintSvg(scene: Scene, options: SvgOptions = {}): string {
  const { width, height, slab } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    ...(options.title ? [`<title>${escaped(options.title)}</title>`] : []),
    `<path data-stone="${slab.stoneType.id}" d="${svgPathData(slab.outline)}" fill="${slab.variant.colour}"/>`,
    ...scene.nodes.flatMap((node) => elements(node, options)),
    '</svg>',
    '',
  ].join('\n');
}
