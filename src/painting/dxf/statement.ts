/** Comments at the head of a DXF (group 999), which every reader passes over; nothing where there are none. */
export function dxfStatement(lines: readonly string[] = []): string {
  return lines.map((line) => `999\n${line}\n`).join('');
}
