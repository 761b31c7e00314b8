import { extname } from 'node:path';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../src/painting/dxf/paintLegacyDxf';
import type { Roll } from '../../src/painting/nesting/roll';
import { rollSheet } from '../../src/painting/nesting/rollSheet';
import { writtenLabels } from '../../src/painting/nesting/writtenLabels';
import { paintPlt } from '../../src/painting/plt/paintPlt';
import type { CutSheet } from '../../src/painting/sheet/cutSheet';
import type { NestCall } from './readNestCall';

/** The knife: letters and edges are cut by the same. */
const KNIFE = 1;

/** The family that labels are written in by a pen. */
const LABEL_FAMILY = 'Jost';

async function labelsOf({ labels = [] }: CutSheet, pen: number) {
  const fonts = new FontCache(fileBytes, FONTS);
  await fonts.load([LABEL_FAMILY]);
  const found = fonts.get(LABEL_FAMILY, false);
  if (typeof found === 'string') throw new Error(`${LABEL_FAMILY}: ${found}`);
  return { pen, outline: writtenLabels(labels, found.typeface) };
}

/** The name of a file of one of several rolls: the first keeps the name, the others are numbered from 2. */
export function nameOfRoll(file: string, index: number): string {
  const ending = extname(file);
  return index === 0 ? file : `${file.slice(0, -ending.length)}-${index + 1}${ending}`;
}

/** What a plotter cuts of a roll. The knife stays behind what is cut, where the next roll's length begins. */
export async function rollFile(
  roll: Roll,
  { format, legacy, labelPen }: Pick<NestCall, 'format' | 'legacy' | 'labelPen'>,
): Promise<string> {
  const sheet = rollSheet(roll);
  if (format === 'dxf') return legacy ? paintLegacyDxf(sheet) : paintDxf(sheet);
  const drawn = labelPen === undefined ? {} : { drawn: await labelsOf(sheet, labelPen) };
  return paintPlt(sheet, () => KNIFE, { ...drawn, end: [roll.length, roll.width] });
}
