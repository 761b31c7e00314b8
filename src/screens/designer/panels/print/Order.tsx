import { Button } from '../../../../components/Button';
import type { FileOrder, Options } from '../../../../painting/files/formats';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface Measures {
  /** How a cut file is made: with which stencil, for which machine, and whether it names its stone. */
  readonly cut?: Omit<Options['plt'], 'layers'>;
  /** How deep the holes of a drill list are, in mm. */
  readonly depth?: Mm | undefined;
}

interface OrderProps extends Measures {
  readonly file: OfferedFile;
}

function withMeasures({ reader, order }: OfferedFile, { cut, depth }: Measures): FileOrder {
  if (order.format === 'drill') return { ...order, depth };
  return reader === 'plotter' ? { ...order, ...cut } : order;
}

/** A button that orders a file. */
export function Order({ file, ...measures }: OrderProps) {
  const place = useOrder();
  const { words, hint, Icon, purpose } = file;
  const order = withMeasures(file, measures);
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
