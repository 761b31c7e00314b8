/** The cells of a spreadsheet's row, quotes taken off, read character by character. */
function cellsOf(line: string): string[] {
  const cells: string[] = [''];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cells.push(`${cells.pop()}"`);
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ';' && !quoted) cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells;
}

/** The bytes of a list as a Danish, German or Norwegian spreadsheet reads them: rows of cells, the head first. */
export function readSpreadsheet(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  if (!text.startsWith('\uFEFF') || !text.endsWith('\r\n')) throw new Error('Excel would not read this');
  return text.slice(1, -2).split('\r\n').map(cellsOf);
}

/** A cell that holds a number, with its decimal comma. */
export function numberIn(cell: string | undefined): number {
  if (cell === undefined || cell === '' || [...cell].some((sign) => !'0123456789,-'.includes(sign)))
    throw new Error(`no number: ${cell}`);
  return Number(cell.replace(',', '.'));
}
