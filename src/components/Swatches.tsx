import { Label, Radio, RadioGroup } from 'react-aria-components';
import field from './Field.module.css';
import styles from './Swatches.module.css';

export interface Swatch {
  readonly value: string;
  readonly name: string;
  /** Any CSS background: a colour, or a tile of stone. */
  readonly background: string;
}

interface SwatchesProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly swatches: readonly Swatch[];
  readonly onChange: (value: string) => void;
  /** `tile` shows larger pieces with their names below them, `bar` a row of pieces without a heading. */
  readonly look?: Look;
  /** The label stands above it already, as a popup's title: it is only read out. */
  readonly hidesLabel?: boolean;
}

type Look = 'dot' | 'tile' | 'bar';

const ROWS: Record<Look, string | undefined> = { dot: styles.dots, tile: styles.tiles, bar: styles.barred };

/** A choice of one colour or material, each shown as it looks. */
export function Swatches({
  label,
  value,
  swatches,
  onChange,
  look = 'dot',
  hidesLabel = look === 'bar',
}: SwatchesProps) {
  return (
    <RadioGroup
      className={field.field ?? ''}
      value={value ?? null}
      onChange={onChange}
      orientation="horizontal"
    >
      <Label className={hidesLabel ? 'visually-hidden' : field.label}>{label}</Label>
      <div className={ROWS[look]}>
        {swatches.map((swatch) => (
          <Radio
            key={swatch.value}
            value={swatch.value}
            className={styles.swatch ?? ''}
            aria-label={swatch.name}
          >
            <span className={styles.sample} style={{ background: swatch.background }} />
            <span className={look === 'tile' ? styles.name : styles.tip} aria-hidden="true">
              {swatch.name}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
