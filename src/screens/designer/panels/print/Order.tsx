import { Button } from '../../../../components/Button';
import type { Cutting } from '../../../../painting/carving/measures';
import type { FileOrder } from '../../../../painting/files/formats';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface OrderProps {
  readonly file: OfferedFile;
  /** How far outside everything engraved the rubber stencil of a cut file ends, in mm. */
  readonly stencil?: Mm | undefined;
  /** The bit and the depth of a milled file. */
  readonly cutting?: Cutting | undefined;
}

/** What is ordered of a file with what was chosen for the machine. */
function orderOf(file: OfferedFile, stencil: Mm | undefined, cutting: Cutting | undefined): FileOrder {
  if (file.reader === 'plotter') return { ...file.order, stencil };
  return file.reader === 'mill' ? { ...file.order, ...cutting } : file.order;
}

/** A button that orders a file. */
export function Order({ file, stencil, cutting }: OrderProps) {
  const place = useOrder();
  const { words, hint, Icon, purpose } = file;
  return (
    <li>
      <Button onPress={() => place(orderOf(file, stencil, cutting), purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{words}</span>
        <span className={styles.hint}>{hint}</span>
      </Button>
    </li>
  );
}
