import { Button } from '../../../../components/Button';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface OrderProps {
  readonly file: OfferedFile;
  /** How far outside everything engraved the rubber stencil of a cut file ends, in mm. */
  readonly stencil?: Mm | undefined;
}

/** A button that orders a file. */
export function Order({ file: { words, hint, Icon, order, purpose }, stencil }: OrderProps) {
  const place = useOrder();
  const isCut = order.format === 'dxf' || order.format === 'plt';
  return (
    <li>
      <Button onPress={() => place(isCut ? { ...order, stencil } : order, purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{words}</span>
        <span className={styles.hint}>{hint}</span>
      </Button>
    </li>
  );
}
