import { newText } from '../defaults';
import { isCut } from '../handling';
import { type Mm, readNumber } from '../numbers';
import type { TextParm } from '../parm';
import { type DateOnStone, datesOn } from '../proofreading/dates/lives';
import { farness, type Line, linesOf } from '../proofreading/line';
import type { Design } from '../stone';
import { type People, sayingOf, type Words } from './people';
import { isSampleName, lacksDate } from './samples';

/** A line for the partner: what it says, and the line of the deceased's that it is set like. */
export interface PartnerLine {
  readonly subText: string;
  readonly like: TextParm;
}

/** From one line to the next and the heights of a name and of dates where nobody stands on the stone yet, in mm. */
const NAME: Mm = 40;
const BODY: Mm = 20;
const LEVELS: readonly Mm[] = [0, 60, 100];

const bare = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The cap height of a line on the stone, in mm. */
export const heightOf = (line: TextParm): Mm => (readNumber(line.fontSize) ?? BODY) * line.scale;

/** The deceased's name among the lines: as the case has it, else sample words, else the largest without a digit. */
function nameAmong(lines: readonly TextParm[], people: People | undefined): TextParm | undefined {
  const known = bare(people?.decName ?? '');
  const words = lines.filter(({ subText }) => /\p{Letter}{2}/u.test(subText) && !/\d/.test(subText));
  return (
    lines.find(({ subText }) => known !== '' && bare(subText) === known) ??
    lines.find(({ subText }) => isSampleName(subText)) ??
    words.toSorted((one, other) => heightOf(other) - heightOf(one))[0]
  );
}

/** A line about a date with another: what leads to it stays, a star or "født". */
function withDate({ subText }: TextParm, { from }: Pick<DateOnStone, 'from'>, date: string): string {
  return `${subText.slice(0, from).trim()} ${date}`.trim();
}

/** The line of the design, where it is cut. */
const lineAt = ({ Parms }: Design, { element }: Line): TextParm | undefined => {
  const parm = Parms[element];
  return parm?.type === 'text' && isCut(parm) ? parm : undefined;
};

/** The date after a mark as it is said of the partner: empty where it is not known, since none is made up. */
const dateIn = (saying: string) => saying.replace(/^[*†]/, '').trim();

/** The lines of the dates that stand nearest to a name, each once, with the partner's dates. */
function dateLines(
  design: Design,
  name: TextParm,
  says: (line: 'partnerBirth' | 'partnerDeath' | 'partnerYears') => string,
) {
  const cut = linesOf(design).filter((line) => lineAt(design, line) !== undefined);
  const at: Line = { element: -1, text: '', position: name.position };
  const dates = datesOn(cut).toSorted((one, other) => farness(at, one.line) - farness(at, other.line));
  const [birth, death] = (['birth', 'death'] as const).map((role) =>
    dates.find((date) => date.role === role),
  );
  const [born, died] = [birth && lineAt(design, birth.line), death && lineAt(design, death.line)];
  if (birth && born && born === died) {
    const isYears = birth.mark === undefined;
    const both = isYears ? says('partnerYears') : `${says('partnerBirth')}  ${says('partnerDeath') || '†'}`;
    return [{ subText: both, like: born }];
  }
  return [
    ...(birth && born ? [{ subText: withDate(born, birth, dateIn(says('partnerBirth'))), like: born }] : []),
    ...(death && died ? [{ subText: withDate(died, death, dateIn(says('partnerDeath'))), like: died }] : []),
  ];
}

/** Marks without their dates, where no date stands on the stone. */
function bareMarks(lines: readonly TextParm[], birth: string, death: string): PartnerLine[] {
  const [star, cross] = ['*', '†'].map((mark) =>
    lines.find(({ subText }) => lacksDate(subText) && subText.trim() === mark),
  );
  return [
    ...(star ? [{ subText: birth, like: star }] : []),
    ...(cross ? [{ subText: death, like: cross }] : []),
  ];
}

/** A stone on which nobody stands yet: name, born and died, one below the other. */
function plainLines(texts: readonly string[]): PartnerLine[] {
  return texts.map((subText, index) => ({
    subText,
    like: newText(subText, {
      fontSize: String(index === 0 ? NAME : BODY),
      position: { x: 0, y: LEVELS[index] ?? 0, rotation: 0 },
    }),
  }));
}

/**
 * The partner's lines: name, born and died, as the deceased's are set. What the case does not know is a sample name and bare
 * marks; where no case names anybody, sample words.
 */
export function partnerLines(
  design: Design,
  people: People | undefined,
  words: Words,
): readonly PartnerLine[] {
  const lines = design.Parms.flatMap((parm) =>
    parm.type === 'text' && isCut(parm) && parm.subText.trim() !== '' ? [parm] : [],
  );
  const says = (line: 'partnerName' | 'partnerBirth' | 'partnerDeath' | 'partnerYears') =>
    sayingOf(line, people, words).trim();
  const [subText, birth, death] = [says('partnerName'), says('partnerBirth'), says('partnerDeath') || '†'];
  const name = nameAmong(lines, people);
  if (!name) return plainLines([subText, birth, death]);
  const dates = dateLines(design, name, says);
  return [{ subText, like: name }, ...(dates.length > 0 ? dates : bareMarks(lines, birth, death))];
}
