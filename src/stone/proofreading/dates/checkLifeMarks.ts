import { type Finding, found } from '../../finding';
import { charactersIn, type Line } from '../line';
import type { LifeMark } from './lifeMarks';
import type { DateOnStone, Life } from './lives';

type Marked = DateOnStone & { readonly mark: LifeMark };

const isMarked = (date: DateOnStone): date is Marked =>
  date.mark !== undefined && date.mark.role !== 'other' && date.mark.style !== 'other';

/** "geb." and "geboren", "født" and "f." go only with their own counterparts. */
const styleOf = ({ mark }: Marked) => mark.style;

function finding(odd: DateOnStone, norm: DateOnStone): Finding {
  const shown = (date: DateOnStone) => date.line.text.slice(date.mark?.from ?? date.from, date.to);
  return found('warning', 'unbalancedCrosses', {
    elements: [...new Set([odd.line.element, norm.line.element])],
    characters: charactersIn(odd.line, odd.mark ?? odd),
    value: shown(odd),
    limit: shown(norm),
  });
}

/** A star for one and "født" for the other: dates marked differently than most on the stone. */
function mixedManners(dates: readonly DateOnStone[]): Finding[] {
  const marked = dates.filter(isMarked);
  const count = (style: string) => marked.filter((date) => styleOf(date) === style).length;
  const most = Math.max(...marked.map((date) => count(styleOf(date))));
  const norm = marked.find((date) => count(styleOf(date)) === most);
  if (!norm) return [];
  return marked.filter((date) => styleOf(date) !== styleOf(norm)).map((date) => finding(date, norm));
}

/** One date of a person has a mark and the other does not; a dash between them counts as a mark. */
function halfMarked({ birth, death }: Life): Finding[] {
  if (!birth || !death || Boolean(birth.mark) === Boolean(death.mark)) return [];
  const isSpan =
    birth.line.element === death.line.element &&
    /[–—−-]/.test(birth.line.text.slice(birth.to, death.mark?.from ?? death.from));
  if (isSpan) return [];
  const [marked, bare] = birth.mark ? [birth, death] : [death, birth];
  return isMarked(marked) && marked.mark.style === 'sign' ? [finding(bare, marked)] : [];
}

/** A cross for a person whose star is missing, on a stone that has others' stars. */
function deathsAlone(lives: readonly Life[]): Finding[] {
  const whole = lives.find(({ birth, death }) => birth?.mark && death?.mark);
  if (!whole?.birth) return [];
  const norm = whole.birth;
  return lives.flatMap(({ birth, death }) =>
    !birth && death?.mark?.style === 'sign' && death.date.year !== undefined ? [finding(death, norm)] : [],
  );
}

/** A date right below a marked birth that has lost its cross, or right above a marked death without its star. */
function lostMarks(dates: readonly DateOnStone[], lives: readonly Life[]): Finding[] {
  const loose = dates.filter(({ role, isBare }) => !role && isBare);
  return lives.flatMap(({ birth, death }) => {
    const known = birth && !death ? birth : death && !birth ? death : undefined;
    if (known?.mark?.style !== 'sign') return [];
    const beside = loose.filter(
      ({ line }) =>
        Math.abs(line.position.x - known.line.position.x) < 40 || line.element === known.line.element,
    );
    const near = beside.filter(({ line }) => Math.abs(line.position.y - known.line.position.y) < 120);
    return near.length === 1 && near[0] ? [finding(near[0], known)] : [];
  });
}

/** Stars, or crosses, of two shapes on one stone: `*` and `✶`. */
function mixedSigns(dates: readonly DateOnStone[]): Finding[] {
  return (['birth', 'death'] as const).flatMap((role) => {
    const signs = dates.filter(isMarked).filter(({ mark }) => mark.style === 'sign' && mark.role === role);
    const count = (sign: string) => signs.filter(({ mark }) => mark.text === sign).length;
    const most = Math.max(...signs.map(({ mark }) => count(mark.text)));
    const norm = signs.find(({ mark }) => count(mark.text) === most);
    if (!norm) return [];
    return signs
      .filter(({ mark }) => mark.text !== norm.mark.text)
      .map(({ line, mark }) =>
        found('warning', 'wrongLetter', {
          elements: [line.element],
          characters: charactersIn(line, mark),
          value: mark.text,
          limit: norm.mark.text,
        }),
      );
  });
}

/** A sign among the dates of a line that no date follows: `* 1941 †`. */
function openSigns(dates: readonly DateOnStone[], lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) => {
    const own = dates.filter((date) => date.line.element === line.element);
    if (!own.some(({ mark }) => mark?.style === 'sign')) return [];
    // A person who died on the day of birth has both signs before one date.
    const open = Array.from(line.text.matchAll(/[*†](?=\s*(?:$|[*†]))/g), ({ index }) => index).filter(
      (index) => own.length > 1 || !/^\*\s*†\s*\d/.test(line.text.slice(index)),
    );
    return open.map((from) =>
      found('warning', 'dateMissing', {
        elements: [line.element],
        characters: charactersIn(line, { from, to: from + 1 }),
        value: line.text.trim(),
      }),
    );
  });
}

/** What is wrong with the stars, crosses and words before the dates. */
export function checkLifeMarks(
  dates: readonly DateOnStone[],
  lives: readonly Life[],
  lines: readonly Line[],
): Finding[] {
  const manners = mixedManners(dates);
  const halves = manners.length > 0 ? [] : lives.flatMap(halfMarked);
  const alone = manners.length > 0 || halves.length > 0 ? [] : deathsAlone(lives);
  const lost = manners.length + halves.length + alone.length > 0 ? [] : lostMarks(dates, lives);
  return [...manners, ...halves, ...alone, ...lost, ...mixedSigns(dates), ...openSigns(dates, lines)];
}
