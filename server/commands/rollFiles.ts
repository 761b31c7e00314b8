import { extname } from 'node:path';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import type { Roll } from '../../src/painting/nesting/roll';
import { LABEL_FAMILY, rollFile } from '../../src/painting/nesting/rollFile';
import type { NestCall } from './readNestCall';

async function labelTypeface() {
  const fonts = new FontCache(fileBytes, FONTS);
  await fonts.load([LABEL_FAMILY]);
  const found = fonts.get(LABEL_FAMILY, false);
  if (typeof found === 'string') throw new Error(`${LABEL_FAMILY}: ${found}`);
  return found.typeface;
}

/** The name of a file of one of several rolls: the first keeps the name, the others are numbered from 2. */
export function nameOfRoll(file: string, index: number): string {
  const ending = extname(file);
  return index === 0 ? file : `${file.slice(0, -ending.length)}-${index + 1}${ending}`;
}

/**
 * What a plotter cuts of a roll, as the call asks for it.
 *
 * @param ticket what the file says of itself, a line each.
 */
export async function calledRollFile(
  roll: Roll,
  call: NestCall,
  ticket: readonly string[] | undefined,
): Promise<string> {
  const { format, legacy, labelPen: pen, machine, colours, rubber } = call;
  return rollFile(roll, {
    ...{ format, legacy, colours, ticket },
    cutBy: machine && { machine, margin: rubber.margin },
    label: pen === undefined ? undefined : { pen, typeface: await labelTypeface() },
  });
}
