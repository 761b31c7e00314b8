import type { Finding } from '../../stone/finding';
import { overlooked as overlookedLines, unfilled as unfilledLines } from '../../stone/proofreading/unfilled';
import type { Design } from '../../stone/stone';
import type { SceneWarning } from '../warnings';

function warningsOf(findings: readonly Finding[]): SceneWarning[] {
  return findings.flatMap(({ kind, elements: [element], value }): SceneWarning[] =>
    element !== undefined && (kind === 'sampleWords' || kind === 'dateMissing')
      ? [{ kind, element, text: String(value) }]
      : [],
  );
}

/** Lines that nobody has filled in yet, among the warnings of a drawing. */
export function unfilled(design: Pick<Design, 'Parms'>): SceneWarning[] {
  return warningsOf(unfilledLines(design));
}

/** The lines of these that are easily overlooked. */
export function overlooked(design: Pick<Design, 'Parms'>): SceneWarning[] {
  return warningsOf(overlookedLines(design));
}
