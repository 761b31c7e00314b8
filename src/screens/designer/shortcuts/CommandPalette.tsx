import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Popup } from '../../../components/Popup';
import styles from './CommandPalette.module.css';
import { useCommands } from './useCommands';

/** Everything that can be done, found by a few letters of its name. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = useCommands();
  return (
    <Popup name="commands" title={t('commands')} onClose={onClose} actions={null}>
      <Autocomplete filter={contains}>
        <SearchField aria-label={t('search')} autoFocus className={styles.search ?? ''}>
          <Input className={styles.input ?? ''} placeholder={t('search')} />
        </SearchField>
        <Menu
          className={styles.list ?? ''}
          aria-label={t('commands')}
          renderEmptyState={() => <p className={styles.nothing}>{t('nothing')}</p>}
          onAction={(key) => {
            onClose();
            commands.find(({ id }) => id === key)?.act();
          }}
        >
          {commands.map(({ id, words }) => (
            <MenuItem key={id} id={id} textValue={words} className={styles.item ?? ''}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
    </Popup>
  );
}
