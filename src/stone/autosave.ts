import type { Parm } from './parm';
import type { Design } from './stone';

/** When a change is saved: after the delay, at once, or not at all because no stored field changed. */
export type Urgency = 'none' | 'soon' | 'now';

/** What is typed or dragged, and therefore saved 1500 ms after the last change (specification section 4). */
const SOON_IN_DESIGN: ReadonlySet<string> = new Set<keyof Design>([
  'backgroundPosition',
  'make',
  'designName',
  'Comment',
  'contactName',
  'contactPhone',
  'contactEmail',
  'ChurchyardName',
]);
const SOON_IN_ELEMENT: ReadonlySet<string> = new Set([
  'position',
  'scale',
  'subText',
  'subTextSpacing',
  'content',
  // Where a paragraph is broken and how its lines stand follows from what is typed in it.
  'paragraph',
  'wraps',
]);

/** The fields whose values differ between two records. */
function changedFields(before: object, after: object): string[] {
  const left: Record<string, unknown> = { ...before };
  const right: Record<string, unknown> = { ...after };
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
  // Null and missing mean the same: nothing is chosen.
  const said = (value: unknown) => JSON.stringify(value ?? null);
  return [...fields].filter(
    (field) => left[field] !== right[field] && said(left[field]) !== said(right[field]),
  );
}

function urgencyOfFields(fields: string[], soon: ReadonlySet<string>): Urgency {
  if (fields.length === 0) return 'none';
  return fields.every((field) => soon.has(field)) ? 'soon' : 'now';
}

/** The greater of two urgencies. */
export function moreUrgent(one: Urgency, other: Urgency): Urgency {
  if (one === 'now' || other === 'now') return 'now';
  return one === 'soon' || other === 'soon' ? 'soon' : 'none';
}

function urgencyOfElements(before: readonly Parm[], after: readonly Parm[]): Urgency {
  if (before.length !== after.length) return 'now';
  return after
    .map((element, i): Urgency => {
      const earlier = before[i];
      return earlier ? urgencyOfFields(changedFields(earlier, element), SOON_IN_ELEMENT) : 'now';
    })
    .reduce(moreUrgent, 'none');
}

/**
 * How soon the change between two designs is saved: position, scale, text and spacing after 1500 ms,
 * everything else at once (specification section 4, "Autosave").
 */
export function saveUrgency(before: Design, after: Design): Urgency {
  if (before === after) return 'none';
  const fields = changedFields(before, after);
  const others = urgencyOfFields(
    fields.filter((field) => field !== 'Parms'),
    SOON_IN_DESIGN,
  );
  return fields.includes('Parms') ? moreUrgent(others, urgencyOfElements(before.Parms, after.Parms)) : others;
}
