import { z } from 'zod';
import { TOOLS } from './tools';

/** The colours by number that every program with layers knows (AutoCAD's index). */
export const MOST_COLOUR = 255;

/** The colours in which a file's layers are shown, by tool, where they are not the usual ones. */
export const layerColours = z.partialRecord(z.enum(TOOLS), z.number().int().min(1).max(MOST_COLOUR));
export type LayerColours = Readonly<z.infer<typeof layerColours>>;

/** Distinguishes files whose layers differ in colour alone; empty where no colour is given. */
export function colourMark(colours: LayerColours = {}): string {
  return TOOLS.flatMap((tool) => (colours[tool] === undefined ? [] : `-${tool}-colour${colours[tool]}`)).join(
    '',
  );
}
