import { Button } from '../../../../components/Button';
import type { FileOrder } from '../../../../painting/files/formats';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface OrderProps {
  readonly file: OfferedFile;
  /** How far outside everything engraved the rubber stencil of a cut file ends, in mm. */
  readonly stencil?: Mm | undefined;
  /** How deep the holes of a drill list are, in mm. */
  readonly depth?: Mm | undefined;
}

function withMeasures(
  { reader, order }: OfferedFile,
  stencil: Mm | undefined,
  depth: Mm | undefined,
): FileOrder {
  if (order.format === 'drill') return { ...order, depth };
  return reader === 'plotter' ? { ...order, stencil } : order;
}

/** A button that orders a file. */
export function Order({ file, stencil, depth }: OrderProps) {
  const place = useOrder();
  const { words, hint, Icon, purpose } = file;
  const order = withMeasures(file, stencil, depth);
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
