import type { JudgedStone } from '../../../src/scene/checks/judgedStone';
import type { ChurchyardRule } from '../../../src/stone/catalogue/churchyard';
import type { TextParm } from '../../../src/stone/parm';
import { type Note, note } from './naiveNotes';

/** The Danish words that the random stones are lettered in. */
const COLOURS: Record<string, string> = {
  hvid: 'white',
  grå: 'grey',
  sort: 'black',
  guld: 'gold',
  sølv: 'silver',
  transparent: 'transparent',
  bronze: 'bronze',
  alu: 'alu',
  brun: 'brown',
};

/** One note of all that is wrong in the same way, with what is wrong about it in the order of the elements. */
function together(kind: string, wrong: readonly (readonly [number, string])[], limit: string | null): Note[] {
  if (wrong.length === 0) return [];
  const said: string[] = [];
  for (const [, what] of wrong) if (said.indexOf(what) < 0) said.push(what);
  return [
    note(
      kind,
      said.join(','),
      limit,
      wrong.map(([at]) => at),
    ),
  ];
}

function lines({ elements }: JudgedStone): [number, TextParm][] {
  const found: [number, TextParm][] = [];
  for (let at = 0; at < elements.length; at++) {
    const each = elements[at];
    if (each?.type === 'text' && /\S/.test(each.subText)) found.push([at, each]);
  }
  return found;
}

/** How letters and ornaments are made, sentence by sentence. */
export function readWorkmanship(stone: JudgedStone, rule: ChurchyardRule): Note[] {
  const letters: [number, string][] = [];
  for (const [at, { variant }] of lines(stone))
    letters.push([at, variant === 'sandb' ? 'engraved' : 'mounted']);
  const ornaments: [number, string][] = [];
  for (let at = 0; at < stone.elements.length; at++) {
    const type = stone.elements[at]?.type;
    if (type === 'sandblownVignet' || type === 'customVignet') ornaments.push([at, 'engraved']);
    if (type === 'standardVignet' || type === 'attachment') ornaments.push([at, 'mounted']);
  }
  const notes: Note[] = [];
  for (const [allowed, made] of [
    [rule.lettering, letters],
    [rule.ornaments, ornaments],
  ] as const) {
    if (!allowed) continue;
    const words: readonly string[] = allowed;
    notes.push(
      ...together(
        'lettersNotAllowed',
        made.filter(([, how]) => words.indexOf(how) < 0),
        words.join(','),
      ),
    );
  }
  return notes;
}

/** What colours letters have, sentence by sentence. */
export function readColours(stone: JudgedStone, rule: ChurchyardRule): Note[] {
  const coloured = lines(stone).map(([at, { fontColor }]): [number, string] => [
    at,
    COLOURS[fontColor] ?? '?',
  ]);
  const allowed: readonly string[] | undefined = rule.letterColours;
  const not: readonly string[] = rule.notLetterColours ?? [];
  const others = allowed ? coloured.filter(([, colour]) => allowed.indexOf(colour) < 0) : [];
  return [
    ...together('colourNotAllowed', others, (allowed ?? []).join(',')),
    ...together(
      'colourNotAllowed',
      coloured.filter(([, colour]) => not.indexOf(colour) >= 0),
      null,
    ),
  ];
}

/** How high letters are, sentence by sentence. */
export function readHeights(stone: JudgedStone, rule: ChurchyardRule): Note[] {
  const low: number[] = [];
  const high: number[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const [at, { fontSize, scale }] of lines(stone)) {
    const tall = Number.parseFloat(fontSize) * scale;
    if (rule.minLetterHeight !== undefined && tall < rule.minLetterHeight) low.push(at);
    if (rule.maxLetterHeight !== undefined && tall > rule.maxLetterHeight) high.push(at);
    lowest = Math.min(lowest, tall);
    highest = Math.max(highest, tall);
  }
  return [
    ...(low.length > 0 ? [note('lettersTooLow', lowest, rule.minLetterHeight ?? null, low)] : []),
    ...(high.length > 0 ? [note('lettersTooHigh', highest, rule.maxLetterHeight ?? null, high)] : []),
  ];
}
