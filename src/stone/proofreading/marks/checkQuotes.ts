import { type Finding, found } from '../../finding';
import { charactersIn, inReadingOrder, type Line } from '../line';

interface Sign {
  readonly line: Line;
  readonly at: number;
  readonly sign: string;
  /** By the characters around it; undefined where they do not show it. */
  readonly side: 'opening' | 'closing' | undefined;
}

/** How each quotation mark may be closed (Danish and German inwards, Norwegian outwards, the lowered and raised ones). */
const CLOSED_BY: Readonly<Record<string, string>> = {
  '»': '«',
  '«': '»',
  '„': '“”',
  '“': '”',
  '”': '”',
  '"': '"',
};

/** All quotation marks of a stone as they are read, which may open on one line and close on another. */
function signsOn(lines: readonly Line[], written: RegExp): Sign[] {
  return inReadingOrder(lines).flatMap((line) =>
    Array.from(line.text.matchAll(written), ({ 0: sign, index }): Sign => {
      const isBegin = /(?:^|[\s(–—-])$/u.test(line.text.slice(0, index));
      const isEnd = /^(?:$|[\s.,;:!?)–—-])/u.test(line.text.slice(index + sign.length));
      const side = isBegin === isEnd ? undefined : isBegin ? 'opening' : 'closing';
      return { line, at: index, sign, side };
    }),
  );
}

const charactersAt = ({ line, at, sign }: Sign) => charactersIn(line, { from: at, to: at + sign.length });

function finding(kind: 'mixedQuotes' | 'unbalancedBrackets', odd: Sign, other: Sign | undefined): Finding {
  return found('warning', kind, {
    elements: [...new Set([odd.line.element, ...(other ? [other.line.element] : [])])],
    characters: [odd, ...(other ? [other] : [])].flatMap(charactersAt),
    value: odd.sign,
    limit: other?.sign ?? null,
  });
}

interface Quotation {
  readonly opening: Sign;
  readonly closing: Sign;
}

/** Pairs what opens with what closes; names what does not fit or is left alone. */
function pair(signs: readonly Sign[]): {
  readonly pairs: readonly Quotation[];
  readonly findings: Finding[];
} {
  const open: Sign[] = [];
  const pairs: Quotation[] = [];
  const findings: Finding[] = [];
  for (const sign of signs) {
    const last = open.at(-1);
    const closes = last !== undefined && (CLOSED_BY[last.sign] ?? '').includes(sign.sign);
    if (last && closes && sign.side !== 'opening') {
      open.pop();
      pairs.push({ opening: last, closing: sign });
    } else if (last && sign.side === 'closing') {
      open.pop();
      findings.push(finding('mixedQuotes', sign, last));
    } else if (sign.side !== 'closing') {
      open.push(sign);
    } else {
      findings.push(finding('mixedQuotes', sign, undefined));
    }
  }
  return { pairs, findings: [...findings, ...open.map((each) => finding('mixedQuotes', each, undefined))] };
}

/** Quotations of several kinds on one stone, where the one does not stand within the other. */
function mixedKinds(pairs: readonly Quotation[]): Finding[] {
  const kindOf = ({ opening, closing }: Quotation) => `${opening.sign}${closing.sign}`;
  const [first, ...others] = pairs;
  const isWithin = (inner: Quotation, outer: Quotation) =>
    inner.opening.line.element === outer.opening.line.element &&
    inner.opening.at > outer.opening.at &&
    inner.closing.at < outer.closing.at;
  return others
    .filter((each) => first && kindOf(each) !== kindOf(first))
    .filter((each) => !pairs.some((other) => isWithin(each, other) || isWithin(other, each)))
    .map((each) => finding('mixedQuotes', each.opening, first?.opening));
}

/** Quotation marks that are left open, closed by another kind's, or of several kinds on one stone. */
export function checkQuotes(lines: readonly Line[]): Finding[] {
  const { pairs, findings } = pair(signsOn(lines, /[»«„“”"]/gu));
  return [...findings, ...mixedKinds(pairs)];
}

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Faces of typewritten letters hold a bracket alone. */
const FACE = /[:;]-?$/;

/** Brackets that open and do not close, or the other way round. */
export function checkBrackets(lines: readonly Line[]): Finding[] {
  const open: Sign[] = [];
  const findings: Finding[] = [];
  for (const sign of signsOn(lines, /[()[\]{}]/gu)) {
    if (FACE.test(sign.line.text.slice(0, sign.at))) continue;
    const opening = BRACKETS[sign.sign];
    const last = open.at(-1);
    if (!opening) open.push(sign);
    else if (last?.sign === opening) open.pop();
    else {
      findings.push(finding('unbalancedBrackets', sign, last));
      open.pop();
    }
  }
  return [...findings, ...open.map((each) => finding('unbalancedBrackets', each, undefined))];
}
