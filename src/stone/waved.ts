import { type Finding, isOfChurchyard, isOfWords } from './finding';
import type { Parm } from './parm';
import type { Design } from './stone';
import { MOST_WAVED, type WavedFinding } from './wavedFinding';

/** What a finding is held against to be known again. */
type Found = Pick<Design, 'Parms' | 'StoneTypeId' | 'StoneTypeVariantId' | 'ChurchyardId'>;

function nameOf(element: Parm | undefined): string {
  if (!element) return '';
  if (element.type === 'text') return `text ${element.subText}`;
  return 'vignetId' in element ? `${element.type} ${element.vignetId}` : `attachment ${element.attachmentId}`;
}

/**
 * What a finding is about: its elements in whatever order they lie; the stone, unless it is about the words alone; and
 * the churchyard whose rule it is.
 */
function aboutOf(
  finding: Finding,
  { Parms, StoneTypeId, StoneTypeVariantId, ChurchyardId }: Found,
): string[] {
  const elements = finding.elements.map((element) => nameOf(Parms[element])).toSorted();
  if (isOfWords(finding.kind)) return elements;
  const stone = `stone ${StoneTypeId} ${StoneTypeVariantId}`;
  return [...elements, stone, ...(isOfChurchyard(finding) ? [`churchyard ${ChurchyardId ?? ''}`] : [])];
}

/** The mark by which a finding of a design is known again, with the reason why it is waved aside. */
export function waved(finding: Finding, design: Found, reason: string): WavedFinding {
  const { kind, characters, value, limit } = finding;
  return {
    kind,
    about: aboutOf(finding, design),
    characters: characters.map(({ character }) => character).join(''),
    value,
    limit,
    reason: reason.trim(),
  };
}

/** Measures nearer to each other than this are the same: two programs round differently, and nobody cuts finer. */
const SAME = 0.05;

function isSameMeasure(one: Finding['value'], other: Finding['value']): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < SAME;
  return one === other;
}

/** Whether two marks are of the same finding, whatever the reasons. */
export function isSameWaved(one: WavedFinding, other: WavedFinding): boolean {
  return (
    one.kind === other.kind &&
    one.characters === other.characters &&
    one.about.length === other.about.length &&
    one.about.every((name, index) => name === other.about[index]) &&
    isSameMeasure(one.value, other.value) &&
    isSameMeasure(one.limit, other.limit)
  );
}

/** Whether a finding may be waved aside: what must not be cut is no matter of taste. */
export function mayBeWaved({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'error';
}

/** A finding that was waved aside. */
export interface Aside<F extends Finding> {
  readonly finding: F;
  readonly mark: WavedFinding;
}

/**
 * Findings, and which of them are waved aside: each mark stands for one, so that of two lines that say the same the
 * second is still objected to.
 */
export function sortOut<F extends Finding>(
  findings: readonly F[],
  design: Found & Pick<Design, 'waved'>,
): { readonly open: readonly F[]; readonly aside: readonly Aside<F>[] } {
  const marks = [...(design.waved ?? [])];
  const open: F[] = [];
  const aside: Aside<F>[] = [];
  for (const finding of findings) {
    const own = waved(finding, design, '');
    const at = mayBeWaved(finding) ? marks.findIndex((mark) => isSameWaved(mark, own)) : -1;
    const [mark] = at < 0 ? [] : marks.splice(at, 1);
    if (mark) aside.push({ finding, mark });
    else open.push(finding);
  }
  return { open, aside };
}

/** The design with one finding more waved aside. */
export function withWaved<D extends Pick<Design, 'waved'>>(design: D, mark: WavedFinding): D {
  return { ...design, waved: [...(design.waved ?? []), mark].slice(-MOST_WAVED) };
}

/** The design with a finding taken up again; the same where it was not waved aside. */
export function withoutWaved<D extends Pick<Design, 'waved'>>(design: D, mark: WavedFinding): D {
  const at = design.waved?.findIndex((each) => isSameWaved(each, mark) && each.reason === mark.reason) ?? -1;
  return at < 0 ? design : { ...design, waved: design.waved?.toSpliced(at, 1) };
}
