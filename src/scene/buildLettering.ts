import type { Box } from '../geometry/box';
import { capHeightOf } from '../stone/capHeight';
import { colourNamed } from '../stone/colours';
import { cutOfLine } from '../stone/cut';
import { type Finding, found } from '../stone/finding';
import type { TextParm } from '../stone/parm';
import { bentReach } from './bentReach';
import type { Built } from './built';
import { setLine } from './setLine';
import type { Sources } from './sources';
import type { StoneEdges } from './stoneEdges';

/** The least width of an empty or very short line's pointer target, in cap heights. */
const LEAST_WIDTH_IN_CAPS = 0.6;

/** The pointer target of a line: its width by the typeface's ascent and descent, so that an empty one can be hit too. */
function graspOf(width: number, capHeight: number, ascent: number, descent: number): Box {
  const half = Math.max(width, capHeight * LEAST_WIDTH_IN_CAPS) / 2;
  return {
    left: -half,
    right: half,
    top: -Math.max(ascent, capHeight),
    bottom: Math.max(descent, capHeight * 0.1),
  };
}

/**
 * Sets a text element's letters by the rule of docs/decisions.md section 2.
 *
 * @param edges what a line may follow of the stone.
 * @returns the node without its place, or an empty box where its font is not available.
 */
export function buildLettering(
  element: TextParm,
  index: number,
  sources: Sources,
  edges?: StoneEdges,
): Built {
  const capHeight = capHeightOf(element);
  const set = setLine(element, sources, edges);
  if (set === 'unknown' || set === 'failed') {
    const kind = set === 'unknown' ? 'unknownFont' : 'fontFailed';
    return {
      node: {
        kind: 'unavailable',
        box: graspOf(element.subText.length * capHeight * 0.7, capHeight, capHeight, 0),
      },
      warnings: [found('error', kind, { elements: [index], value: element.fontFamily })],
    };
  }
  const { typeface, line } = set;
  const mmPerUnit = capHeight / typeface.capHeight;
  const colour = colourNamed(element.fontColor);
  const missing = line.letters.flatMap(({ missing, cluster }, place) =>
    missing ? [{ element: index, index: place, character: cluster }] : [],
  );
  const warnings: Finding[] = [];
  if (missing.length > 0) {
    warnings.push(
      found('error', 'missingCharacter', {
        elements: [index],
        characters: missing,
        value: element.fontFamily,
      }),
    );
  }
  if (!colour)
    warnings.push(found('error', 'unknownColour', { elements: [index], value: element.fontColor }));
  const band = graspOf(line.width, capHeight, typeface.ascender * mmPerUnit, -typeface.descender * mmPerUnit);
  return {
    node: {
      kind: 'lettering',
      cut: cutOfLine(element),
      colour: colour ?? 'white',
      family: element.fontFamily,
      isSlanted: element.cursive,
      typeface,
      line,
      band,
      ...bentReach(line, band),
    },
    warnings,
  };
}
