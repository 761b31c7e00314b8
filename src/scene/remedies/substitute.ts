import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import type { Finding } from '../../stone/finding';
import { CAST_CHARACTERS } from '../../stone/foundry';
import type { TextParm } from '../../stone/parm';
import { characters } from '../../stone/spacing';
import { afterText, textsFor, vignetFor } from '../../stone/substitutes';
import type { LetteringNode, Scene } from '../scene';
import { shownNodes } from '../shownNodes';
import type { Remedied } from './remedied';
import { vignetInLine } from './vignetInLine';

/** What is needed to find a substitute. */
type Substituting = Pick<Remedied, 'design' | 'scene' | 'vignet' | 'families' | 'after'>;

function lineIn(scene: Scene, element: number): LetteringNode | undefined {
  const node = shownNodes(scene).find((each) => each.element === element);
  return node?.kind === 'lettering' ? node : undefined;
}

/** Whether a typeface has every character of a text. */
function has({ typeface }: LetteringNode, text: string): boolean {
  return typeface.shape(text).every(({ gid }) => gid !== 0);
}

/**
 * The text with substitutes for some of its characters.
 *
 * @param isReplaced whether the character at a place is to be replaced.
 * @param isFit whether a substitute can be used.
 */
function written(
  line: TextParm,
  isReplaced: (index: number) => boolean,
  isFit: (text: string) => boolean,
): string {
  const clusters = characters(line.subText);
  return clusters.reduce((before, cluster, index) => {
    const following = clusters.slice(index + 1).join('');
    const text = isReplaced(index) ? textsFor(cluster, following).find(isFit) : undefined;
    return before + (text === undefined ? cluster : afterText(before, text));
  }, '');
}

/** The edit that has the catalogue's drawings cut for all missing characters that it has one for. */
function drawnInLine(node: LetteringNode, line: TextParm, { vignet }: Substituting): Edit | undefined {
  const drawings = node.line.letters.flatMap(({ cluster, missing }) => {
    const id = missing ? vignetFor(cluster, 'sandblown') : undefined;
    return id === undefined || !vignet(id) ? [] : [[cluster, id] as const];
  });
  if (drawings.length === 0) return undefined;
  const signs = { ...line.signs, ...Object.fromEntries(drawings) };
  return { kind: 'changeText', element: node.element, fields: { signs } };
}

/** The edit that replaces a line's first unavailable character that is cast as a vignet. */
function castBeside(
  node: LetteringNode,
  line: TextParm,
  isReplaced: (index: number) => boolean,
  { vignet: vignetOf }: Substituting,
): Edit | undefined {
  for (const { index, cluster } of node.line.letters) {
    const id = isReplaced(index) ? vignetFor(cluster, 'standard') : undefined;
    const vignet = id === undefined ? undefined : vignetOf(id);
    if (vignet?.kind === 'standard') return vignetInLine(node, line, index, vignet);
  }
  return undefined;
}

/** The edit that sets a line in the first family that has all of its characters. */
function inAnotherFamily(element: number, { families, after }: Substituting): Edit | undefined {
  return families
    .map((fontFamily): Edit => ({ kind: 'changeText', element, fields: { fontFamily } }))
    .find((edit) => lineIn(after(edit), element)?.line.letters.every(({ missing }) => !missing));
}

/** The line of a finding, as data and as set. */
function lineOf({ elements }: Finding, { design, scene }: Substituting) {
  const [element = -1] = elements;
  const line = design.Parms[element];
  const node = lineIn(scene, element);
  return line?.type === 'text' && node ? { element, line, node } : undefined;
}

/**
 * Replaces the characters of a `missingCharacter` finding: by other characters where those read
 * alike (’ as ', ✝ before a date as †), in the whole line at once; else by the catalogue's drawings, which are cut as letters
 * of the line, or beside mounted letters by the first that is cast; else by another family. Undefined where none is possible.
 */
export function substitute(finding: Finding, given: Substituting): Edit | undefined {
  const found = lineOf(finding, given);
  if (!found) return undefined;
  const { element, line, node } = found;
  const missing = new Set(node.line.letters.filter((letter) => letter.missing).map(({ index }) => index));
  const isMissing = (index: number) => missing.has(index);
  const subText = written(line, isMissing, (text) => has(node, text));
  if (subText !== line.subText.normalize('NFC')) return { kind: 'writeText', element, subText };
  const inLine =
    node.cut === 'mounted' ? castBeside(node, line, isMissing, given) : drawnInLine(node, line, given);
  const edit = inLine ?? inAnotherFamily(element, given);
  return edit && together([edit]);
}

/**
 * Replaces the characters of a `notCast` finding: by others that are cast and read alike, in the whole line at once; else the
 * first that is cast as a vignet by that. Undefined where none is possible.
 */
export function castInstead(finding: Finding, given: Substituting): Edit | undefined {
  const found = lineOf(finding, given);
  if (!found) return undefined;
  const { element, line, node } = found;
  const places = new Set(finding.characters.map(({ index }) => index));
  const isUncast = (index: number) => places.has(index);
  const isCast = (text: string) => characters(text).every((one) => one === ' ' || CAST_CHARACTERS.has(one));
  const subText = written(line, isUncast, (text) => isCast(text) && has(node, text));
  if (subText !== line.subText.normalize('NFC')) return { kind: 'writeText', element, subText };
  return castBeside(node, line, isUncast, given);
}
