/** The number of something stored, as an address writes it; undefined where it is none. */
export function idIn(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,15}$/.test(written) ? Number(written) : undefined;
}
