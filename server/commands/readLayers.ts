import { type Layers, PENS } from '../../src/painting/files/fileOptions';
import { TOOLS, type Tool } from '../../src/painting/sheet/tools';
import { Refusal } from './refusal';
import { t } from './texts';

function penOf(written: string): number {
  const pen = /^\d$/.test(written) ? Number(written) : 0;
  if (pen < 1 || pen > PENS) throw new Refusal(t('layersPen', { written, pens: PENS }));
  return pen;
}

/**
 * Reads `engrave,mount` or, for a plotter with pens, `engrave:1,mount:2`.
 *
 * @throws Refusal for a layer that no file has, a pen that no plotter has, and pens in a format without them.
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
