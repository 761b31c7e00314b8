import { useTranslation } from 'react-i18next';
import { checkChurchyard } from '../../../../scene/checks/churchyard';
import type { ChurchyardRule } from '../../../../stone/catalogue/churchyard';
import { DesignerContext } from '../../designerContext';
import { useChurchyard } from '../../useChurchyard';

/** How many mm make a centimetre, in which churchyards measure. */
const MM_PER_CM = 10;

/** The measures a rule may set, what breaks each of them, and how the stone's own measure is said. */
const LIMITS = [
  ['maxWidth', 'tooWide', 'isCm'],
  ['maxHeight', 'tooTall', 'isCm'],
  ['maxThickness', 'tooThick', 'isCm'],
  ['minThickness', 'tooThin', 'isCm'],
  ['maxVolume', 'tooLarge', 'isVolume'],
  ['maxWeight', 'tooHeavy', 'isWeight'],
] as const;

/** One measure as a sentence, and what the stone has where it breaks it. */
export interface SaidLimit {
  readonly sentence: string;
  readonly broken: string | undefined;
}

export interface SaidRule {
  /** Which stones it is for. */
  readonly of: string;
  readonly limits: readonly SaidLimit[];
}

/** The rules of the chosen churchyard as plain sentences, with what the stone breaks; empty where none is chosen. */
export function useRules(): readonly SaidRule[] {
  const { t, i18n } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const churchyard = useChurchyard();
  const stoneType = DesignerContext.useSelector(({ context }) =>
    context.offered.stoneTypes.find(({ id }) => id === context.history.present.StoneTypeId),
  );
  const format = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 });
  const list = new Intl.ListFormat(i18n.language);
  const inCm = (mm: number) => format.format(mm / MM_PER_CM);

  function whose({ types, tallerThan, upToHeight }: ChurchyardRule): string {
    const conditions = [
      types && t('churchyard.for', { kinds: list.format(types.map((kind) => designer(`kinds.${kind}`))) }),
      tallerThan !== undefined && t('churchyard.taller', { from: inCm(tallerThan) }),
      upToHeight !== undefined && t('churchyard.upTo', { to: inCm(upToHeight) }),
    ].filter((each) => typeof each === 'string');
    const said = conditions.join(', ') || t('churchyard.every');
    return said.charAt(0).toLocaleUpperCase(i18n.language) + said.slice(1);
  }

  return (churchyard?.rules ?? []).map((rule) => {
    const broken = stoneType ? checkChurchyard(stoneType, { rules: [rule] }) : [];
    return {
      of: whose(rule),
      limits: LIMITS.flatMap(([limit, kind, is]) => {
        const most = rule[limit];
        if (most === undefined) return [];
        const said = (value: number) => (is === 'isCm' ? inCm(value) : format.format(value));
        const found = broken.find((one) => one.kind === kind);
        return {
          sentence: t(`churchyard.${limit}`, { limit: said(most) }),
          broken: found && t(`churchyard.${is}`, { value: said(found.value) }),
        };
      }),
    };
  });
}
