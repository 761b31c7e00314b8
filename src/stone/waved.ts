import { type Finding, isOfChurchyard, isOfWords } from './finding';
import type { Parm } from './parm';
import type { Design } from './stone';
import { MOST_WAVED, type WavedFinding } from './wavedFinding';

/** The data by which a finding is recognised again. */
type Found = Pick<Design, 'Parms' | 'StoneTypeId' | 'StoneTypeVariantId' | 'ChurchyardId'>;

function nameOf(element: Parm | undefined): string {
  if (!element) return '';
  if (element.type === 'text') return `text ${element.subText}`;
  if (element.type === 'qrCode') return `qrCode ${element.content}`;
  if ('picture' in element) return `${element.type} ${element.picture}`;
  return 'vignetId' in element ? `${element.type} ${element.vignetId}` : `attachment ${element.attachmentId}`;
}

/**
 * The subject of a finding: its elements in any order; the stone, unless it is only about the words; and
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

/** The mark that identifies a dismissed finding of a design, with the reason. */
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

/** Measures nearer to each other than this count as equal: programs round differently, and nobody cuts finer. */
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

/** Whether a finding may be dismissed: what must not be cut cannot. */
export function mayBeWaved({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'error';
}

/** A dismissed finding. */
export interface Aside<F extends Finding> {
  readonly finding: F;
  readonly mark: WavedFinding;
}

/**
 * Findings, and which of them are dismissed: each mark counts for one, so that of two equal lines the
 * second is still reported.
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

/** The design with one more dismissed finding. */
export function withWaved<D extends Pick<Design, 'waved'>>(design: D, mark: WavedFinding): D {
  return { ...design, waved: [...(design.waved ?? []), mark].slice(-MOST_WAVED) };
}

/** The design with a finding restored; unchanged where it was not dismissed. */
export function withoutWaved<D extends Pick<Design, 'waved'>>(design: D, mark: WavedFinding): D {
  const at = design.waved?.findIndex((each) => isSameWaved(each, mark) && each.reason === mark.reason) ?? -1;
  return at < 0 ? design : { ...design, waved: design.waved?.toSpliced(at, 1) };
}
