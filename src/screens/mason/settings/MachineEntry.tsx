import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TextLine } from '../../../components/TextLine';
import type { NamedMachine } from '../../../painting/files/masonSettings';
import { MachineForm } from '../../designer/panels/print/MachineForm';
import styles from './Settings.module.css';

interface MachineEntryProps {
  readonly entry: NamedMachine;
  /** Whether another machine has a name. */
  readonly isTaken: (name: string) => boolean;
  readonly onChange: (entry: NamedMachine) => void;
  readonly onRemove: () => void;
}

/** A machine of the workshop: its name, what it holds, and what is added to a sheet that it cuts. */
export function MachineEntry({ entry, isTaken, onChange, onRemove }: MachineEntryProps) {
  const { t } = useTranslation('mason');
  // A name that cannot be kept stays in the field until it can.
  const [typed, type] = useState(entry.name);
  const name = typed.trim();
  const problem =
    name === '' ? t('settings.nameMissing') : isTaken(name) ? t('settings.nameTaken') : undefined;
  return (
    <details className={styles.machine}>
      <summary>{entry.name}</summary>
      <div className={styles.fields}>
        <TextLine
          label={t('settings.machineName')}
          value={typed}
          maxLength={40}
          problem={problem}
          onChange={(now) => {
            type(now);
            const wished = now.trim();
            if (wished !== '' && !isTaken(wished)) onChange({ ...entry, name: wished });
          }}
        />
        <MachineForm
          chosen={entry}
          isOptional={false}
          onChange={({ machine = entry.machine, ticket }) =>
            onChange({ name: entry.name, machine, ...(ticket && { ticket }) })
          }
        />
        <Button onPress={onRemove}>{t('settings.removeMachine', { name: entry.name })}</Button>
      </div>
    </details>
  );
}
