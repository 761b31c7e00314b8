interface SpacerProps {
  /** In px. */
  readonly height: number;
  /** Over how many columns it goes. */
  readonly span: number;
}

/** The room of rows that are out of sight. */
export function Spacer({ height, span }: SpacerProps) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable, and this one holds nothing to read.
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={span} style={{ padding: 0 }} />
    </tr>
  );
}
