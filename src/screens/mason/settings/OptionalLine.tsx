import { RangeLine } from '../../designer/panels/print/RangeLine';

interface OptionalLineProps {
  readonly label: string;
  readonly hint?: string;
  /** Millimetres where it is left out. */
  readonly unit?: string;
  readonly value: number | undefined;
  readonly range: { readonly least: number; readonly most: number };
  readonly step: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A measure that may be left out, which 0 says; between 0 and its least it is its least. */
export function OptionalLine({ value, range: { least, most }, onChange, ...line }: OptionalLineProps) {
  return (
    <RangeLine
      {...line}
      value={value ?? 0}
      range={{ least: 0, most }}
      onChange={(given) => onChange(given > 0 ? Math.max(given, least) : undefined)}
    />
  );
}
