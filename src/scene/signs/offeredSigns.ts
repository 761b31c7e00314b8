import { joinOutlines } from '../../geometry/outline';
import { svgPathData } from '../../geometry/svgPath';
import { letterOutline } from '../../lettering/letterOutline';
import { textParm } from '../../stone/parm';
import type { WrittenSign } from '../../stone/signs/insertSign';
import { SIGNS, type Sign } from '../../stone/signs/signs';
import { textsFor, vignetFor } from '../../stone/substitutes';
import { buildLettering } from '../buildLettering';
import type { LetteringNode } from '../scene';
import type { Sources } from '../sources';

/** The letters that a sign is wanted for. */
export interface SignedLetters {
  readonly fontFamily: string;
  readonly cursive: boolean;
}

/** A sign on offer: what it becomes in a family, and how that looks. */
export interface OfferedSign extends Sign, WrittenSign {
  /** The outline that is cut, as SVG path data about the middle of its width on the baseline; the cap height is `SHOWN_HEIGHT`. */
  readonly path: string;
  /** Its width in the same unit. */
  readonly width: number;
}

/** The cap height of the outlines of signs on offer. */
export const SHOWN_HEIGHT = 100;

/** A sign set as a line of its own, by the same function as the line on the stone. */
function set({ text, drawing }: WrittenSign, letters: SignedLetters, sources: Sources) {
  const signs = drawing === undefined ? {} : { signs: { [text]: drawing } };
  const line = textParm.parse({
    ...letters,
    ...signs,
    type: 'text',
    subText: text,
    fontSize: String(SHOWN_HEIGHT),
  });
  const { node } = buildLettering(line, 0, sources);
  return node.kind === 'lettering' && node.line.letters.every(({ missing }) => !missing) ? node : undefined;
}

function outlineOf({ typeface, line }: Pick<LetteringNode, 'typeface' | 'line'>): string {
  return svgPathData(joinOutlines(line.letters.map((letter) => letterOutline(typeface, line, letter))), 2);
}

/**
 * What a sign becomes in a family: the family's own glyph; else other signs of the family that read alike (№ as Nr.); else
 * the catalogue's drawing at cap height. Undefined where nothing could be cut.
 */
function offered(sign: Sign, letters: SignedLetters, sources: Sources): OfferedSign | undefined {
  const { character } = sign;
  const texts = [character, ...textsFor(character, '')];
  const drawing = vignetFor(character, 'sandblown');
  const ways: WrittenSign[] = [
    ...texts.map((text) => ({ text, drawing: undefined })),
    ...(drawing === undefined ? [] : [{ text: character, drawing }]),
  ];
  for (const way of ways) {
    const node = set(way, letters, sources);
    if (node) return { ...sign, ...way, path: outlineOf(node), width: node.line.width };
  }
  return undefined;
}

/** The signs that can be written in a family, whose fonts are loaded, in the order of the catalogue. */
export function offeredSigns(letters: SignedLetters, sources: Sources): readonly OfferedSign[] {
  return SIGNS.flatMap((sign) => offered(sign, letters, sources) ?? []);
}
