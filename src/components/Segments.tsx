import type { LucideIcon } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import field from './Field.module.css';
import styles from './Segments.module.css';

interface Segment<V extends string> {
  readonly value: V;
  readonly name: string;
  /** Shown in place of the name, which is then only said. */
  readonly Picture?: LucideIcon;
}

interface SegmentsProps<V extends string> {
  readonly label: string;
  /** Null where none of them applies. */
  readonly value: V | null;
  readonly segments: readonly Segment<V>[];
  readonly onChange: (value: V) => void;
  /** What it stands beside says what it is: the label is only read out. */
  readonly hidesLabel?: boolean;
}

/** One of a few options, side by side. */
export function Segments<V extends string>({
  label,
  value,
  segments,
  onChange,
  hidesLabel = false,
}: SegmentsProps<V>) {
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
      <Label className={hidesLabel ? 'visually-hidden' : field.label}>{label}</Label>
      <div className={styles.row}>
        {segments.map(({ value: own, name, Picture }) => (
          <Radio
            key={own}
            value={own}
            className={styles.segment ?? ''}
            {...(Picture && { 'aria-label': name })}
          >
            {Picture ? <Picture size={18} aria-hidden="true" /> : name}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
