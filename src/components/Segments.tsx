import { Label, Radio, RadioGroup } from 'react-aria-components';
import field from './Field.module.css';
import styles from './Segments.module.css';

interface SegmentsProps<V extends string> {
  readonly label: string;
  /** Null where none of them applies. */
  readonly value: V | null;
  readonly segments: readonly { readonly value: V; readonly name: string }[];
  readonly onChange: (value: V) => void;
}

/** One of two or three options, side by side. */
export function Segments<V extends string>({ label, value, segments, onChange }: SegmentsProps<V>) {
  return (
    <RadioGroup
      className={field.field ?? ''}
      value={value}
      onChange={(chosen) => {
        const segment = segments.find((one) => one.value === chosen);
        if (segment) onChange(segment.value);
      }}
      orientation="horizontal"
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.row}>
        {segments.map((segment) => (
          <Radio key={segment.value} value={segment.value} className={styles.segment ?? ''}>
            {segment.name}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
