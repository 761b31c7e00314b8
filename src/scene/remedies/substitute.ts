import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import type { Finding } from '../../stone/finding';
import type { TextParm } from '../../stone/parm';
import { characters } from '../../stone/spacing';
import { textsFor, vignetFor } from '../../stone/substitutes';
import type { LetteringNode, Scene } from '../scene';
import type { Remedied } from './remedied';
import { vignetInLine } from './vignetInLine';

/** What is needed to find a substitute. */
type Substituting = Pick<Remedied, 'design' | 'scene' | 'vignet' | 'families' | 'after'>;

function lineIn({ nodes }: Scene, element: number): LetteringNode | undefined {
  const node = nodes.find((each) => each.element === element);
  return node?.kind === 'lettering' ? node : undefined;
}

/** Whether a typeface has every character of a text. */
function has({ typeface }: LetteringNode, text: string): boolean {
  return typeface.shape(text).every(({ gid }) => gid !== 0);
}

/** The text with substitutes for all characters that have one in the typeface. */
function written(node: LetteringNode, line: TextParm): string {
  const clusters = characters(line.subText);
  const missing = new Set(node.line.letters.filter((letter) => letter.missing).map(({ index }) => index));
  return clusters
    .map((cluster, index) => {
      if (!missing.has(index)) return cluster;
      const following = clusters.slice(index + 1).join('');
      return textsFor(cluster, following).find((text) => has(node, text)) ?? cluster;
    })
    .join('');
}

/** The edits that replace a line's first character that the catalogue has as a vignet. */
function drawn(node: LetteringNode, line: TextParm, { vignet: vignetOf }: Substituting): Edit | undefined {
  const kind = node.cut === 'mounted' ? 'standard' : 'sandblown';
  for (const { index, cluster, missing } of node.line.letters) {
    const id = missing ? vignetFor(cluster, kind) : undefined;
    const vignet = id === undefined ? undefined : vignetOf(id);
    if (vignet?.kind === kind) return vignetInLine(node, line, index, vignet);
  }
  return undefined;
}

/** The edit that sets a line in the first family that has all of its characters. */
function inAnotherFamily(element: number, { families, after }: Substituting): Edit | undefined {
  return families
    .map((fontFamily): Edit => ({ kind: 'changeText', element, fields: { fontFamily } }))
    .find((edit) => lineIn(after(edit), element)?.line.letters.every(({ missing }) => !missing));
}

/**
 * Replaces the characters of a `missingCharacter` finding: by other characters where those read
 * alike (’ as ', ✝ before a date as †), in the whole line at once; else by a vignet of the same height for the
 * first that the catalogue has; else by another family. Undefined where none is possible.
 */
export function substitute({ elements }: Finding, given: Substituting): Edit | undefined {
  const [element] = elements;
  const line = element === undefined ? undefined : given.design.Parms[element];
  const node = element === undefined ? undefined : lineIn(given.scene, element);
  if (element === undefined || line?.type !== 'text' || !node) return undefined;
  const subText = written(node, line);
  if (subText !== line.subText.normalize('NFC')) return { kind: 'writeText', element, subText };
  const edit = drawn(node, line, given) ?? inAnotherFamily(element, given);
  return edit && together([edit]);
}
