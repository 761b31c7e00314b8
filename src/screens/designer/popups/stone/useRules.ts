import { useTranslation } from 'react-i18next';
import { demandsOf, judgeDemand } from '../../../../scene/checks/churchyard';
import { type RuleWord, saidMeasures } from '../../../../scene/checks/saidRule';
import type { ChurchyardRule, Demand, RuleSource, Uncertainty } from '../../../../stone/catalogue/churchyard';
import type { Finding, FindingKind } from '../../../../stone/finding';
import { useChurchyard } from '../../useChurchyard';
import { useJudgedStone } from '../../useJudgedStone';

/** Mm per centimetre, in which churchyards measure. */
const MM_PER_CM = 10;

/** The kind of finding whose unit is used for a numeric demand. */
const SAID_AS: Partial<Record<Demand, FindingKind>> = {
  maxVolume: 'tooLarge',
  maxWeight: 'tooHeavy',
  minLetterHeight: 'lettersTooLow',
  maxLetterHeight: 'lettersTooHigh',
};

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
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(i18n.language);
  const inCm = (mm: number) => format.format(mm / MM_PER_CM);
  const word = (of: RuleWord) => problems(`ruleWords.${of}`);

  function whose({ types, ofPosture, tallerThan, fromHeight, upToHeight }: ChurchyardRule): string {
    const conditions = [
      types && t('churchyard.for', { kinds: list.format(types.map((kind) => designer(`kinds.${kind}`))) }),
      ofPosture && t(`churchyard.${ofPosture}`),
      tallerThan !== undefined && t('churchyard.taller', { from: inCm(tallerThan) }),
      fromHeight !== undefined && t('churchyard.from', { from: inCm(fromHeight) }),
      upToHeight !== undefined && t('churchyard.upTo', { to: inCm(upToHeight) }),
    ].filter((each) => typeof each === 'string');
    const said = conditions.join(', ') || t('churchyard.every');
    return said.charAt(0).toLocaleUpperCase(i18n.language) + said.slice(1);
  }

  function demanded(rule: ChurchyardRule, demand: Demand): string {
    if (demand === 'base')
      return t(rule.base === 'required' ? 'churchyard.baseRequired' : 'churchyard.baseForbidden');
    const asked = rule[demand];
    const limit = typeof asked === 'number' ? asked : [asked ?? []].flat().join(',');
    const kind = SAID_AS[demand] ?? 'tooWide';
    const said = saidMeasures({ kind, value: null, limit }, i18n.language, word);
    return t(`churchyard.${demand}`, { limit: said.limit });
  }

  function brokenWith(finding: Finding): string {
    const { kind, value } = finding;
    const measured = saidMeasures(finding, i18n.language, word);
    if (value === null) return t('churchyard.isOtherwise');
    if (typeof value === 'string') return t('churchyard.isWord', { value: measured.value });
    if (kind === 'tooLarge') return t('churchyard.isVolume', { value: measured.value });
    if (kind === 'tooHeavy') return t('churchyard.isWeight', { value: measured.value });
    if (kind === 'lettersTooLow' || kind === 'lettersTooHigh')
      return t('churchyard.isMm', { value: measured.value });
    return t('churchyard.isCm', { value: measured.value });
  }

  const doubt = (why: Uncertainty) => t(`churchyard.${why}`);

  return (churchyard?.rules ?? []).map((rule) => ({
    of: whose(rule),
    limits: demandsOf(rule).map((demand) => {
      const found = stone && judgeDemand(stone, rule, demand);
      const isUnknown = found?.kind === 'ruleNotChecked';
      return {
        sentence: demanded(rule, demand),
        broken: found && !isUnknown ? brokenWith(found) : undefined,
        notChecked: isUnknown ? t('churchyard.notChecked') : undefined,
      };
    }),
    notes: [rule.eitherWay && t('churchyard.eitherWay'), rule.uncertain && doubt(rule.uncertain)].filter(
      (each) => typeof each === 'string',
    ),
    source: rule.source,
  }));
}
