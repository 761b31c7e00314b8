import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeptMachine, keepMachine, machineKept } from '../../../../api/keptMachine';
import { NumberLine } from '../../../../components/NumberLine';
import { WIDEST_STENCIL } from '../../../../painting/sheet/stencilMargin';
import type { Mm } from '../../../../stone/numbers';
import { Hint, Section } from '../Section';
import { MachineFields } from './MachineFields';
import { Order, type OrdersProps } from './Order';
import styles from './PrintPanel.module.css';

/** The files a mason works from. The stencil's margin and the machine apply to those that a plotter cuts. */
export function WorkshopOrders({ files }: OrdersProps) {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [margin, setMargin] = useState<Mm>(0);
  const [chosen, setChosen] = useState<KeptMachine>(machineKept);
  const choose = (changed: KeptMachine) => {
    keepMachine(changed);
    setChosen(changed);
  };
  const { machine, ticket } = chosen;
  const cut = {
    stencil: margin > 0 ? margin : undefined,
    ...(machine && { machine }),
    ...(ticket && { ticket }),
  };
  return (
    <Section title={t('forMason')}>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'mason')
          .map((file) => (
            <Order key={file.name} file={file} />
          ))}
      </ul>
      <NumberLine
        label={t('stencil')}
        unit={designer('mm')}
        value={margin}
        onChange={setMargin}
        step={1}
        min={0}
        max={WIDEST_STENCIL}
      />
      <Hint>{t('stencilHint')}</Hint>
      <MachineFields chosen={chosen} onChange={choose} />
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'plotter')
          .map((file) => (
            <Order key={file.name} file={file} cut={cut} />
          ))}
      </ul>
    </Section>
  );
}
