import { useTranslation } from 'react-i18next';
import { Picker } from '../../../components/Picker';
import { Switch } from '../../../components/Switch';
import { isForWorkshop, TICKETED } from '../../../painting/files/masonSettings';
import { useOfferedFiles } from '../../designer/export/useOfferedFiles';
import type { PartProps } from './partProps';
import styles from './Settings.module.css';
import { SettingsPart } from './SettingsPart';

/** A job ticket in the files that he makes himself alone. */
const AT_BENCH = 'atBench';

/** The files that he works from, and which of them have a job ticket: first on an order's page, and those that are fetched by night. */
export function FilesSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const files = useOfferedFiles().filter(isForWorkshop);
  const { formats = [], ...others } = settings;
  const { ticket, ...unticketed } = settings;
  return (
    <SettingsPart title={t('settings.files')} hint={t('settings.filesHint')}>
      <ul className={styles.choices}>
        {files.map(({ name, words }) => (
          <li key={name}>
            <Switch
              isSelected={formats.includes(name)}
              onChange={(isWanted) => {
                const wanted = files
                  .map((file) => file.name)
                  .filter((each) => (each === name ? isWanted : formats.includes(each)));
                onChange({ ...others, ...(wanted.length > 0 && { formats: wanted }) });
              }}
            >
              {words}
            </Switch>
          </li>
        ))}
      </ul>
      <Picker
        label={t('settings.ticket')}
        value={ticket ?? AT_BENCH}
        groups={[
          {
            name: '',
            items: ([AT_BENCH, ...TICKETED] as const).map((id) => ({
              id,
              name: t(`settings.tickets.${id}`),
            })),
          },
        ]}
        onChange={(id) => {
          const chosen = TICKETED.find((known) => known === id);
          onChange({ ...unticketed, ...(chosen && { ticket: chosen }) });
        }}
      />
    </SettingsPart>
  );
}
