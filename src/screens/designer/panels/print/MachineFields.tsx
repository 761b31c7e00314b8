import { useTranslation } from 'react-i18next';
import type { KeptMachine } from '../../../../api/keptMachine';
import { Hint } from '../Section';
import styles from './MachineFields.module.css';
import { MachineForm } from './MachineForm';

interface MachineFieldsProps {
  readonly chosen: KeptMachine;
  readonly onChange: (chosen: KeptMachine) => void;
}

/** What cuts the plotter's files, folded away: most workshops set it once. */
export function MachineFields({ chosen, onChange }: MachineFieldsProps) {
  const { t } = useTranslation('paper');
  return (
    <details className={styles.machine}>
      <summary>{t('machine.title')}</summary>
      <div className={styles.fields}>
        <Hint>{t('machine.hint')}</Hint>
        <MachineForm chosen={chosen} onChange={onChange} />
      </div>
    </details>
  );
}
