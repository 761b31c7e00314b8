import da from '../../locales/da/export.json';
import de from '../../locales/de/export.json';
import no from '../../locales/no/export.json';
import type { SceneWarning } from '../../src/scene/warnings';
import type { Locale } from '../../src/stone/catalogue/naming';
import { filled } from './texts';

const TEXTS = { da, de, no };

/** The warnings of a stone as plain sentences; elements are numbered from 1. */
export function warningSentences(locale: Locale, warnings: readonly SceneWarning[]): string[] {
  const say = TEXTS[locale];
  return warnings.map((warning) => {
    const values = Object.entries(warning).map(([name, value]) => [name, String(value)] as const);
    const kind = filled(say[`warning_${warning.kind}`], Object.fromEntries(values));
    if (warning.element < 0) return filled(say.warningOfFrame, { kind });
    return filled(say.warning, { number: String(warning.element + 1), kind });
  });
}
