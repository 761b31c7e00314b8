import { transformOutline } from '../geometry/matrix';
import { joinOutlines, type Outline } from '../geometry/outline';
import { outlineFromSvg } from '../geometry/svgPath';
import { svgTags } from './svgTags';

function viewBoxOf(attributes: ReadonlyMap<string, string>): readonly [number, number, number, number] {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (![left, top].every(Number.isFinite) || !(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new SyntaxError('A traced outline needs a viewBox');
  return [left, top, width, height];
}

/**
 * Reads the outline traced from an uploaded picture: an SVG with a `viewBox` whose paths, in groups or not,
 * are filled by the nonzero rule and have no transform. No other SVG is accepted, so that nothing is
 * cut that was not shown.
 *
 * @returns the paths as one outline within 0 0 width height, in the units of the `viewBox`.
 * @throws SyntaxError for anything else.
 */
export function readTracedOutline(svg: string): { outline: Outline; width: number; height: number } {
  let box: ReturnType<typeof viewBoxOf> | undefined;
  const outlines: Outline[] = [];
  for (const { name, isEnd, attributes } of svgTags(svg)) {
    if (isEnd) continue;
    if (attributes.has('transform')) throw new SyntaxError('A traced outline has no transforms');
    if (name === 'svg') box ??= viewBoxOf(attributes);
    else if (name === 'path') outlines.push(outlineFromSvg(attributes.get('d') ?? ''));
    else if (name !== 'g') throw new SyntaxError(`A traced outline has paths only, no ${name}`);
  }
  const whole = joinOutlines(outlines);
  if (!box || whole.verbs.length === 0) throw new SyntaxError('No outline');
  const [left, top, width, height] = box;
  return { outline: transformOutline(whole, [1, 0, 0, 1, -left, -top]), width, height };
}
