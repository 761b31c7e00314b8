import i18next from 'i18next';
import { kinds as daKinds } from '../../../../locales/da/designer.json';
import daPermit from '../../../../locales/da/permit.json';
import { churchyard as daRules } from '../../../../locales/da/popups.json';
import { ruleWords as daWords } from '../../../../locales/da/problems.json';
import { kinds as deKinds } from '../../../../locales/de/designer.json';
import dePermit from '../../../../locales/de/permit.json';
import { churchyard as deRules } from '../../../../locales/de/popups.json';
import { ruleWords as deWords } from '../../../../locales/de/problems.json';
import { kinds as noKinds } from '../../../../locales/no/designer.json';
import noPermit from '../../../../locales/no/permit.json';
import { churchyard as noRules } from '../../../../locales/no/popups.json';
import { ruleWords as noWords } from '../../../../locales/no/problems.json';
import type { Locale } from '../../../stone/catalogue/naming';
import type { PermitSpeech } from './speech';

const TEXTS = {
  da: { permit: daPermit, rules: daRules, words: daWords, kinds: daKinds },
  de: { permit: dePermit, rules: deRules, words: deWords, kinds: deKinds },
  no: { permit: noPermit, rules: noRules, words: noWords, kinds: noKinds },
} as const;

/** The papers' texts in a language; rules are said as the screen says them, a kind of grave by its short name. */
export async function permitSpeechIn(locale: Locale): Promise<PermitSpeech> {
  const texts = i18next.createInstance();
  await texts.init({
    lng: locale,
    fallbackLng: 'da',
    interpolation: { escapeValue: false },
    resources: TEXTS,
  });
  const { words, kinds } = TEXTS[locale];
  return {
    locale,
    say: (key, given = {}) => texts.t(key, { ns: 'permit', ...given }),
    rules: {
      language: locale,
      say: (key, given = {}) => texts.t(key, { ns: 'rules', ...given }),
      word: (of) => words[of],
      kind: (of) => kinds[of],
    },
  };
}
