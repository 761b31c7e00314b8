import { boxAroundAll } from '../../geometry/box';
import { transformOutline } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import { type Contour, contoursOf } from '../../geometry/strokes';
import { MM_PER_INCH } from '../../stone/numbers';
import { LAYERS } from '../dxf/layers';
import type { CutLayer, CutSheet } from '../sheet/cutSheet';
import { type Nest, nested } from '../sheet/order/nesting';
import type { Tool } from '../sheet/tools';
import { TICKET_FONT, ticketObject } from './ticketObject';

/** PostScript's points in a mm. */
const POINTS = 72 / MM_PER_INCH;

/** Decimals of a point that are written: half a unit of the last is 0.00002 mm. */
const DECIMALS = 4;

/** What is cut is filled, as on the picture; everything else is a line a tenth of a mm wide. */
const FILLED: readonly Tool[] = ['engrave', 'mount'];
const HAIRLINE = (0.1 * POINTS).toFixed(DECIMALS);

/** Each layer's colour, by which programs that know no layers tell them apart: DXF's, as red, green and blue. */
const COLOURS: Record<Tool, string> = {
  engrave: '0 0 0',
  mount: '0 0 1',
  stencil: '1 0 1',
  outline: '0.3 0.3 0.3',
  guide: '0.5 0.5 0.5',
  drill: '0 0.6 0',
  weed: '0 1 1',
  register: '1 1 0',
};

const written = ([x, y]: Point) =>
  `${Number((x * POINTS).toFixed(DECIMALS)) + 0} ${Number((y * POINTS).toFixed(DECIMALS)) + 0}`;

function pathOf({ start, strokes, closed }: Contour): string[] {
  const drawn = strokes.map(({ controls, to }) =>
    controls ? `${[...controls, to].map(written).join(' ')} curveto` : `${written(to)} lineto`,
  );
  return [`${written(start)} moveto`, ...drawn, ...(closed ? ['closepath'] : [])];
}

/** Each letter's contours with its counters', inner pieces of ink first: a path each. */
function lettersOf(nests: readonly Nest[]): Contour[][] {
  return nests.flatMap(({ contour, inner }) => [
    ...lettersOf(inner.flatMap((counter) => counter.inner)),
    [...inner.map((counter) => counter.contour), contour],
  ]);
}

function layerLines({ tool, outline }: CutLayer, height: number): string[] {
  const contours = contoursOf(transformOutline(outline, [1, 0, 0, -1, 0, height]));
  const isFilled = FILLED.includes(tool);
  const paths = isFilled ? lettersOf(nested(contours)) : contours.map((contour) => [contour]);
  return [
    `%%BeginObject: ${LAYERS[tool].name}`,
    `${COLOURS[tool]} setrgbcolor`,
    ...paths.flatMap((path) => ['newpath', ...path.flatMap(pathOf), isFilled ? 'fill' : 'stroke']),
    '%%EndObject',
  ];
}

/** Text for a comment of 7 bits and one line: what it cannot hold becomes a question mark. */
function plain(text: string): string {
  const signs = Array.from(text.normalize('NFC'), (sign) => (sign >= ' ' && sign <= '~' ? sign : '?'));
  return signs.slice(0, 200).join('').replaceAll('\\', '/').replaceAll('(', '[').replaceAll(')', ']');
}

/**
 * Writes a sheet as EPS (DSC 3.0, level 1): a path for each letter with its counters, welded, filled where it is cut; a layer
 * is an object by the name it has in DXF. The origin is the lower left of the stone's box, y up; points of 1/72 inch, exact
 * to 0.0001 mm. A ticket is text below all of it.
 */
export function paintEps(sheet: CutSheet, title: string): string {
  const { height, layers, ticket } = sheet;
  const drawn = boxAroundAll([sheet.drawn, ...(ticket ? [ticket.box] : [])]) ?? sheet.drawn;
  // Half of a line's width lies outside of it.
  const edge = 0.05;
  const [left, bottom] = [(drawn.left - edge) * POINTS, (height - drawn.bottom - edge) * POINTS];
  const [right, top] = [(drawn.right + edge) * POINTS, (height - drawn.top + edge) * POINTS];
  const whole = [Math.floor(left), Math.floor(bottom), Math.ceil(right), Math.ceil(top)];
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: ${whole.join(' ')}`,
    `%%HiResBoundingBox: ${[left, bottom, right, top].map((side) => side.toFixed(DECIMALS)).join(' ')}`,
    `%%Title: (${plain(title)})`,
    '%%Pages: 1',
    '%%LanguageLevel: 1',
    '%%DocumentData: Clean7Bit',
    ...(ticket ? [TICKET_FONT] : []),
    '%%EndComments',
    ...(sheet.statement ?? []).map((line) => `% ${line}`),
    '%%Page: 1 1',
    'gsave',
    `${HAIRLINE} setlinewidth 1 setlinejoin`,
    ...layers.flatMap((layer) => layerLines(layer, height)),
    ...(ticket ? ticketObject(ticket, ([x, y]) => written([x, height - y]), POINTS) : []),
    'grestore',
    'showpage',
    '%%Trailer',
    '%%EOF',
    '',
  ].join('\n');
}
