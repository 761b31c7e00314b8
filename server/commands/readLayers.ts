import { TOOLS, type Tool } from '../../src/painting/sheet/tools';
import { Refusal } from './refusal';
import { t } from './texts';

/** The layers a file is to hold, each with the pen that draws it where one was named. */
export type Layers = ReadonlyMap<Tool, number | undefined>;

/** The highest pen of HP-GL plotters. */
const PENS = 8;

function penOf(written: string): number {
  const pen = /^\d$/.test(written) ? Number(written) : 0;
  if (pen < 1 || pen > PENS) throw new Refusal(t('layersPen', { written, pens: PENS }));
  return pen;
}

/**
 * Reads `engrave,mount` or, for a plotter with pens, `engrave:1,mount:2`.
 *
 * @throws Refusal for a layer that no file has, a pen that no plotter has, and pens where the format has none.
 */
export function readLayers(written: string, format: string): Layers {
  const layers = new Map<Tool, number | undefined>();
  for (const part of written.split(',')) {
    const [name = '', pen, ...more] = part.trim().split(':');
    const tool = TOOLS.find((known) => known === name.toLowerCase());
    if (!tool || more.length > 0) throw new Refusal(t('layers', { written: part, layers: TOOLS.join(', ') }));
    if (pen !== undefined && format !== 'plt') throw new Refusal(t('layersPens', { format: `.${format}` }));
    layers.set(tool, pen === undefined ? undefined : penOf(pen));
  }
  return layers;
}
