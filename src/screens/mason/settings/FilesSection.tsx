import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/Switch';
import { isForWorkshop } from '../../../painting/files/masonSettings';
import { useOfferedFiles } from '../../designer/export/useOfferedFiles';
import type { PartProps } from './partProps';
import styles from './Settings.module.css';
import { SettingsPart } from './SettingsPart';

/** The files that he works from: first on an order's page, and those that are fetched by night. */
export function FilesSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const files = useOfferedFiles().filter(isForWorkshop);
  const { formats = [], ...others } = settings;
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
    </SettingsPart>
  );
}
