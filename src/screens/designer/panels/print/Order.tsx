import { Button } from '../../../../components/Button';
import type { Locale } from '../../../../stone/catalogue/naming';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

interface OrderProps {
  readonly file: OfferedFile;
  /** How far outside everything engraved the rubber stencil of a cut file ends, in mm. */
  readonly stencil?: Mm | undefined;
  /** The language of the text on paper; the screen's where it is left out. */
  readonly language?: Locale;
}

/** A button that orders a file. */
export function Order({ file, stencil, language }: OrderProps) {
  const place = useOrder(language);
  const { words, hint, Icon, purpose } = file;
  const order = file.reader === 'plotter' ? { ...file.order, stencil } : file.order;
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
