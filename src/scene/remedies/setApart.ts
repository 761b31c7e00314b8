import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import type { Mm } from '../../stone/numbers';
import { readSpacings } from '../../stone/spacing';
import { piecesOf } from '../checks/ink/pieces';
import { touchingLetters } from '../checks/lettersTouching';
import type { LetteringNode, Scene } from '../scene';
import type { Remedied } from './remedied';

/** Spacings are set in whole tenths of a mm: nobody cuts finer steps. */
const toTenthUp = (mm: Mm): Mm => Math.ceil(mm * 10 - 1e-9) / 10;

/** What is needed to space letters. */
type Spacing = Pick<Remedied, 'design' | 'scene' | 'after'>;

/** The step by which two overlapping letters are moved, in mm, and the greatest number of steps. */
const STEP: Mm = 0.5;
const STEPS = 24;

function lineOf(scene: Scene, element: number): LetteringNode | undefined {
  const node = scene.nodes.find((each) => each.element === element);
  return node?.kind === 'lettering' ? node : undefined;
}

/**
 * Spaces the letters of a line where they are too near to each other, and only there, as little as possible;
 * nothing where that does not help. Yields nothing after each try, so that the caller can yield to other work, and the
 * edit at the end.
 */
export function* settingApart(
  { elements, limit }: Finding,
  { design, scene, after }: Spacing,
): Generator<Edit | undefined> {
  const [element] = elements;
  const parm = element === undefined ? undefined : design.Parms[element];
  const least = Number(limit);
  if (element === undefined || parm?.type !== 'text') return;
  let node = lineOf(scene, element);
  const spacings = readSpacings(parm.subTextSpacing, node?.line.letters.length ?? 0);
  for (let step = 0; step < STEPS && node; step += 1) {
    const { later } = touchingLetters(node, piecesOf(node), least);
    yield later.length === 0 && step > 0
      ? { kind: 'spaceCharacters', element, spacings: [...spacings] }
      : undefined;
    if (later.length === 0) return;
    for (const { character, apart } of later) {
      const place = character.index - 1;
      const more = apart > 0 ? toTenthUp(least - apart) : STEP;
      spacings[place] = (spacings[place] ?? 0) + more / node.place.scale;
    }
    node = lineOf(after({ kind: 'spaceCharacters', element, spacings: [...spacings] }), element);
  }
}

/** The same without pauses. */
export function setApart(finding: Finding, given: Spacing): Edit | undefined {
  return [...settingApart(finding, given)].findLast((edit) => edit !== undefined);
}
