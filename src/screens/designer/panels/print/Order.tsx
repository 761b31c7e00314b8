import { Button } from '../../../../components/Button';
import type { Options } from '../../../../painting/files/formats';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface OrderProps {
  readonly file: OfferedFile;
  /** How a cut file is made: with which stencil, for which machine, and whether it names its stone. */
  readonly cut?: Omit<Options['plt'], 'layers'>;
}

/** A button that orders a file. */
export function Order({ file, cut }: OrderProps) {
  const place = useOrder();
  const { words, hint, Icon, purpose } = file;
  const order = file.reader === 'plotter' ? { ...file.order, ...cut } : file.order;
  return (
    <li>
      <Button onPress={() => place(order, purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{words}</span>
        <span className={styles.hint}>{hint}</span>
      </Button>
    </li>
  );
}
