import { Button } from '../../../../components/Button';
import type { Cutting } from '../../../../painting/carving/measures';
import type { FileOrder, Options } from '../../../../painting/files/formats';
import type { Locale } from '../../../../stone/catalogue/naming';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

/** What was chosen for the machine that a file is for. */
interface Measures {
  /** How a cut file is made: with which stencil, for which machine, and whether it names its stone. */
  readonly cut?: Omit<Options['plt'], 'layers'>;
  /** How deep the holes of a drill list are, in mm. */
  readonly depth?: Mm | undefined;
  /** The bit and the depth of a milled file. */
  readonly cutting?: Cutting | undefined;
}

/** A part of the panel is given the files that are open, and lists its readers'. */
export interface OrdersProps {
  readonly files: readonly OfferedFile[];
}

interface OrderProps extends Measures {
  readonly file: OfferedFile;
  /** The language of the text on paper; the screen's where it is left out. */
  readonly language?: Locale;
}

function withMeasures(file: OfferedFile, { cut, depth, cutting }: Measures): FileOrder {
  switch (file.reader) {
    case 'plotter':
      return { ...file.order, ...cut };
    case 'mill':
      return { ...file.order, ...cutting };
    case 'workshop':
      return file.order.format === 'drill' ? { ...file.order, depth } : file.order;
    case 'family':
    case 'churchyard':
    case 'mason':
      return file.order;
  }
}

/** A button that orders a file. */
export function Order({ file, language, ...measures }: OrderProps) {
  const place = useOrder(language);
  const { words, hint, Icon, purpose } = file;
  return (
    <li>
      <Button onPress={() => place(withMeasures(file, measures), purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{words}</span>
        <span className={styles.hint}>{hint}</span>
      </Button>
    </li>
  );
}
