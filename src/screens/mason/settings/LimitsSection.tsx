import { useTranslation } from 'react-i18next';
import { Picker } from '../../../components/Picker';
import { MASON_RANGES } from '../../../painting/files/masonSettings';
import { LOCALES } from '../../../stone/catalogue/naming';
import { OptionalLine } from './OptionalLine';
import type { PartProps } from './partProps';
import { SettingsPart } from './SettingsPart';

/** As the catalogue has it. */
const CATALOGUE = 'catalogue';

/** What he blasts at least, and the language of his letters. */
export function LimitsSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const { leastStroke, leastRubber, locale, ...others } = settings;
  const set = (changed: Pick<typeof settings, 'leastStroke' | 'leastRubber' | 'locale'>) => {
    const now = { leastStroke, leastRubber, locale, ...changed };
    onChange({
      ...others,
      ...(now.leastStroke !== undefined && { leastStroke: now.leastStroke }),
      ...(now.leastRubber !== undefined && { leastRubber: now.leastRubber }),
      ...(now.locale && { locale: now.locale }),
    });
  };
  return (
    <SettingsPart title={t('settings.limits')} hint={t('settings.limitsHint')}>
      <OptionalLine
        label={t('settings.leastStroke')}
        hint={t('settings.leastHint')}
        value={leastStroke}
        range={MASON_RANGES.least}
        step={0.1}
        onChange={(mm) => set({ leastStroke: mm })}
      />
      <OptionalLine
        label={t('settings.leastRubber')}
        hint={t('settings.leastHint')}
        value={leastRubber}
        range={MASON_RANGES.least}
        step={0.1}
        onChange={(mm) => set({ leastRubber: mm })}
      />
      <Picker
        label={t('settings.locale')}
        value={locale ?? CATALOGUE}
        groups={[
          {
            name: '',
            items: [
              { id: CATALOGUE, name: t('settings.localeOfCatalogue') },
              ...LOCALES.map((id) => ({ id, name: paper(`languages.${id}`) })),
            ],
          },
        ]}
        onChange={(id) => set({ locale: LOCALES.find((known) => known === id) })}
      />
    </SettingsPart>
  );
}
