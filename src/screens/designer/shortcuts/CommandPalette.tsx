import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { enterTakesFirst } from '../../../components/enterTakesFirst';
import { Popup } from '../../../components/Popup';
import styles from './CommandPalette.module.css';
import { useChoiceCommands } from './commands/useChoiceCommands';
import { useCommands } from './commands/useCommands';
import type { Sheet } from './sheet';

interface CommandPaletteProps {
  readonly onClose: () => void;
  /** Opens another sheet in its place. */
  readonly onOpen: (sheet: Sheet) => void;
}

/** All actions, searchable by a few letters of their names, with their shortcut keys. */
export function CommandPalette({ onClose, onOpen }: CommandPaletteProps) {
  const { t } = useTranslation('shortcuts');
  const { contains } = useFilter({ sensitivity: 'base' });
  const [before] = useState(() => document.activeElement);
  const [written, setWritten] = useState('');
  const always = useCommands(onOpen);
  const choices = useChoiceCommands(written, contains);
  const commands = [...always, ...choices];
  return (
    <Popup name="commands" title={t('commands')} onClose={onClose} actions={null}>
      <Autocomplete filter={contains} inputValue={written} onInputChange={setWritten}>
        <SearchField aria-label={t('search')} autoFocus className={styles.search ?? ''}>
          <Input
            className={styles.input ?? ''}
            placeholder={t('search')}
            autoComplete="off"
            spellCheck={false}
            onKeyDownCapture={enterTakesFirst}
          />
        </SearchField>
        <Menu
          className={styles.list ?? ''}
          aria-label={t('commands')}
          renderEmptyState={() => <p className={styles.nothing}>{t('nothing')}</p>}
          onAction={(key) => {
            // The focus is back before the command acts: later it would be taken from where the command puts it.
            flushSync(onClose);
            if (before instanceof HTMLElement) before.focus({ preventScroll: true });
            commands.find(({ id }) => id === key)?.act();
          }}
        >
          {commands.map(({ id, words, keys }) => (
            <MenuItem key={id} id={id} textValue={words} className={styles.item ?? ''}>
              {words}
              {keys && (
                <span className={styles.keys} aria-hidden="true">
                  {keys}
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
    </Popup>
  );
}
