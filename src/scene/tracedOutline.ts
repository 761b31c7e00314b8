import { transformOutline } from '../lettering/matrix';
import { joinOutlines, type Outline } from '../lettering/outline';
import { outlineFromSvg } from '../lettering/svgPath';

/** Marks that hold nothing to be cut. */
const LEFT_OUT =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(title|desc|metadata)\b[^>]*>[\s\S]*?<\/\1>/gi;

const TAG = /<\s*(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
}

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
 * Reads the outline that was traced from an uploaded picture: an SVG with a `viewBox` whose paths, in groups or not,
 * are filled by the nonzero rule and carry no transform of their own. Nothing else of SVG is read, so that nothing is
 * cut that was not seen.
 *
 * @returns the paths as one outline within 0 0 width height, in the units of the `viewBox`.
 * @throws SyntaxError for anything else.
 */
export function readTracedOutline(svg: string): { outline: Outline; width: number; height: number } {
  let box: ReturnType<typeof viewBoxOf> | undefined;
  const outlines: Outline[] = [];
  for (const [, end, name = '', written = ''] of svg.replace(LEFT_OUT, '').matchAll(TAG)) {
    if (end) continue;
    const attributes = attributesOf(written);
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
