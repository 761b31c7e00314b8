import { boxAroundAll } from '../../geometry/box';
import { joinMatrices, type Matrix, transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { svgPathData } from '../../geometry/svgPath';
import { glyphOutlines, letterOutline } from '../../lettering/letterOutline';
import { boxOutline } from '../../scene/boxOutline';
import { placeMatrix } from '../../scene/place';
import type {
  AttachmentNode,
  EtchingNode,
  ImageNode,
  LetteringNode,
  MedallionNode,
  Scene,
  SceneNode,
  Slab,
} from '../../scene/scene';
import { baseBox, standingBox } from '../../scene/standingBox';
import type { AttachmentMaterial } from '../../stone/catalogue/attachment';
import type { ColourName } from '../../stone/colours';
import { type Rgb, toneOf } from '../colours';
import type { SoundWeld } from '../sheet/soundWeld';
import { ticketBelow } from '../sheet/withTicket';
import { dataUrl } from './dataUrl';
import { escaped } from './escaped';
import { etchedFilter } from './etchedFilter';
import { layerGroup, layersOf } from './layers';
import { plainNumber } from './plainNumber';
import { ticketGroup } from './ticketGroup';

/** How an SVG is drawn. */
export interface SvgOptions {
  /** The name shown by the program that opens it. */
  readonly title?: string;
  /** What the file says of itself, in plain ASCII. */
  readonly statement?: readonly string[];
  /** If set, overlaps are welded and each element is one path (docs/decisions.md section 10, `--weld`). */
  readonly weld?: SoundWeld;
  /** Whether what is on the stone is grouped into layers by tool, as those of a DXF. */
  readonly layered?: boolean;
  /** What its job ticket says, below the stone, a line each; none where it is left out. */
  readonly ticket?: readonly string[];
}

type FramedPicture = MedallionNode | EtchingNode;

/** The sign for a missing character: it must not be overlooked. */
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

function fillOf(surface: ColourName | AttachmentMaterial): string {
  if (surface === 'transparent') return 'fill="#9e9e9e" fill-opacity="0.42"';
  const { rgb, alpha } = toneOf(surface);
  return `fill="${hex(rgb)}"${alpha < 1 ? ` fill-opacity="${alpha}"` : ''}`;
}

/** A path with coordinates in stone mm: it can be measured without applying a transform. */
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

/** A line of letters: a path per character, or one for all of them where they are welded. */
function lettering(node: LetteringNode, matrix: Matrix, { weld }: SvgOptions): string[] {
  if (!weld) return letters(node, matrix);
  const glyphs = node.line.letters
    .filter(({ missing }) => !missing)
    .flatMap((letter) => glyphOutlines(node.typeface, node.line, letter));
  return [group(node, pathElement(weld(glyphs), matrix, fillOf(node.colour)))];
}

/** An attachment: a path per part from back to front, or its silhouette where its parts are welded. */
function attachment({ layers, element }: AttachmentNode, matrix: Matrix, { weld }: SvgOptions): string {
  const paths = weld
    ? [
        pathElement(
          weld(layers.map(({ outline }) => outline)),
          matrix,
          fillOf(layers[0]?.material ?? 'bronze'),
        ),
      ]
    : layers.map(({ outline, material }) =>
        pathElement(outline, matrix, `data-material="${material}" ${fillOf(material)}`),
      );
  return group({ element }, paths.join(''));
}

/** A pixel picture has no coordinates to write: it is embedded in the file and placed by a matrix. */
function image({ picture, fromUnit, element }: ImageNode, matrix: Matrix): string {
  const { width, height } = picture;
  const [a, b, c, d, e, f] = joinMatrices(matrix, fromUnit);
  const placed = [a / width, b / width, c / height, d / height, e, f].map(plainNumber).join(' ');
  const attributes = `width="${width}" height="${height}" transform="matrix(${placed})"`;
  return group({ element }, `<image ${attributes} href="${dataUrl(picture)}"/>`);
}

/** A photograph within an edge, changed by a filter. */
function framed(
  { picture, fromPixels, outline, element }: FramedPicture,
  matrix: Matrix,
  filter: string,
): string {
  const placed = joinMatrices(matrix, fromPixels).map(plainNumber).join(' ');
  const [clip, tone] = [`edge-${element}`, `tone-${element}`];
  return [
    `<clipPath id="${clip}"><path d="${svgPathData(transformOutline(outline, matrix))}"/></clipPath>`,
    `<filter id="${tone}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${filter}</filter>`,
    `<g clip-path="url(#${clip})"><image width="${picture.width}" height="${picture.height}" filter="url(#${tone})"`,
    ` transform="matrix(${placed})" href="${dataUrl(picture)}"/></g>`,
  ].join('');
}

/** The edge alone, as a line that is not filled: what is welded goes to a machine, where a picture is laid by it. */
function edgeOf({ outline }: FramedPicture, matrix: Matrix): string {
  return `<path d="${svgPathData(transformOutline(outline, matrix))}" fill="none" stroke="#000" stroke-width="0.1"/>`;
}

/** A medallion: its photograph in its tone within its edge. */
function medallion(node: MedallionNode, matrix: Matrix, { weld }: SvgOptions): string {
  const filter = `<feColorMatrix values="${node.colours.map(plainNumber).join(' ')}"/>`;
  return group(node, weld ? edgeOf(node, matrix) : framed(node, matrix, filter));
}

/** An etching as it looks from afar: the pale of engraved stone, the less transparent the more of it is engraved. */
function etching(node: EtchingNode, matrix: Matrix, { weld }: SvgOptions): string {
  return group(node, weld ? edgeOf(node, matrix) : framed(node, matrix, etchedFilter(node.tone)));
}

function group({ element }: Pick<SceneNode, 'element'>, inner: string): string {
  return `<g data-element="${element}">${inner}</g>`;
}

function elements(node: SceneNode, options: SvgOptions): string[] {
  const matrix = placeMatrix(node.place);
  const { weld } = options;
  switch (node.kind) {
    case 'lettering':
      return lettering(node, matrix, options);
    case 'ornament':
      return [
        group(node, pathElement(weld ? weld([node.outline]) : node.outline, matrix, fillOf(node.colour))),
      ];
    case 'attachment':
      return [attachment(node, matrix, options)];
    case 'image':
      return [image(node, matrix)];
    case 'medallion':
      return [medallion(node, matrix, options)];
    case 'etching':
      return [etching(node, matrix, options)];
    case 'frame':
      // A frame is one path; its parts do not overlap, so there is nothing to weld.
      return [`<g data-frame="${node.type}">${pathElement(node.outline, matrix, fillOf(node.colour))}</g>`];
    case 'unavailable':
      return [`<!-- element ${node.element} is not in the catalogue and could not be drawn -->`];
  }
}

/** The front of the base below the stone, in its material's colour. */
function base(slab: Slab): string[] {
  const { base: made } = slab.made;
  const box = baseBox(slab);
  if (!made || !box) return [];
  return [`<path data-base="" d="${svgPathData(boxOutline(box))}" fill="${made.variant.colour}"/>`];
}

/** The photograph of an existing stone over its outline, and clipped to it. */
function photograph({ photograph: picture, outline, stoneType: { width, height } }: Slab): string[] {
  if (!picture) return [];
  const box = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  return [
    `<clipPath id="stone"><path d="${svgPathData(outline)}"/></clipPath>`,
    `<image ${box} clip-path="url(#stone)" href="${dataUrl(picture)}"/>`,
  ];
}

/**
 * Paints a scene as SVG: `width` and `height` of the stone and its base in mm, a `viewBox` in mm from the stone's top left, one path per character within
 * `<g data-element data-char data-cluster>`, one per part of an attachment within `<g data-element>`, a frame as one path
 * within `<g data-frame>`, every coordinate in stone mm to a ten-thousandth (docs/decisions.md section 10). Only uploaded
 * pictures are placed by a matrix.
 */
export function paintSvg(scene: Scene, options: SvgOptions = {}): string {
  const { slab } = scene;
  const standing = standingBox(slab);
  const ticket = options.ticket && ticketBelow(standing, options.ticket);
  const { left, top, right, bottom } = (ticket && boxAroundAll([standing, ticket.box])) ?? standing;
  const [width, height] = [right - left, bottom - top];
  const stone = [
    ...base(slab),
    `<path data-stone="${slab.stoneType.id}" d="${svgPathData(slab.outline)}" fill="${slab.variant.colour}"/>`,
    ...photograph(slab),
  ];
  const drawn = (nodes: readonly SceneNode[]) => nodes.flatMap((node) => elements(node, options));
  const content = options.layered
    ? [
        layerGroup('outline', stone),
        ...layersOf(scene.nodes).map(({ tool, nodes }) => layerGroup(tool, drawn(nodes))),
      ]
    : [...stone, ...drawn(scene.nodes)];
  const inkscape = options.layered ? ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${inkscape} width="${width}mm" height="${height}mm" viewBox="${left} ${top} ${width} ${height}">`,
    ...(options.title ? [`<title>${escaped(options.title)}</title>`] : []),
    ...(options.statement ? [`<metadata>\n${options.statement.join('\n')}\n</metadata>`] : []),
    ...content,
    ...(ticket ? [ticketGroup(ticket, options.layered === true)] : []),
    '</svg>',
    '',
  ].join('\n');
}
