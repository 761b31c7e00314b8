import { useTranslation } from 'react-i18next';
import { demandsOf, judgeDemand } from '../../../../scene/checks/churchyard';
import {
  type RuleSpeech,
  saidBroken,
  saidConditions,
  saidDemand,
  saidNotes,
} from '../../../../scene/checks/saidRules';
import type { RuleSource } from '../../../../stone/catalogue/churchyard';
import { useChurchyard } from '../../useChurchyard';
import { useJudgedStone } from '../../useJudgedStone';

/** One demand as a sentence, and the stone's value where it violates it. */
export interface SaidLimit {
  readonly sentence: string;
  /** Also where it is only possibly violated. */
  readonly broken: string | undefined;
  /** It could not be decided. */
  readonly notChecked: string | undefined;
}

export interface SaidRule {
  /** Which stones it applies to. */
  readonly of: string;
  readonly limits: readonly SaidLimit[];
  /** Why it is not certain, and other notes. */
  readonly notes: readonly string[];
  readonly source: RuleSource | undefined;
}

/** The rules of the chosen churchyard as plain sentences, with violations marked; empty where none is chosen. */
export function useRules(): readonly SaidRule[] {
  const { t, i18n } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const { t: problems } = useTranslation('problems');
  const churchyard = useChurchyard();
  const stone = useJudgedStone();
  const speech: RuleSpeech = {
    language: i18n.language,
    say: (key, given = {}) => t(`churchyard.${key}`, given),
    word: (of) => problems(`ruleWords.${of}`),
    kind: (of) => designer(`kinds.${of}`),
  };
  return (churchyard?.rules ?? []).map((rule) => ({
    of: saidConditions(rule, speech),
    limits: demandsOf(rule).map((demand) => {
      const found = stone && judgeDemand(stone, rule, demand);
      const isUnknown = found?.kind === 'ruleNotChecked';
      return {
        sentence: saidDemand(rule, demand, speech),
        broken: found && !isUnknown ? saidBroken(found, speech) : undefined,
        notChecked: isUnknown ? t('churchyard.notChecked') : undefined,
      };
    }),
    notes: saidNotes(rule, speech),
    source: rule.source,
  }));
}
