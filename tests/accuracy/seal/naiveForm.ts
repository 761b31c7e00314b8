import type { Design } from '../../../src/stone/stone';

/**
 * What a design says of its stone and each element, as a list of paths and values by a reading of its own: nothing is
 * normalised. Two designs that differ in it differ in something that was written.
 */
export function naiveForm({
  StoneTypeId,
  StoneTypeVariantId,
  ExistingStone,
  make,
  Frame,
  Parms,
}: Design): string {
  const lines: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) lines.push(`${path}=${String(value)}`);
    else for (const key of Object.keys(value).sort()) walk(Reflect.get(value, key), `${path}.${key}`);
  };
  walk({ StoneTypeId, StoneTypeVariantId, ExistingStone, make, Frame, Parms }, 'stone');
  return lines.filter((line) => !line.endsWith('=undefined')).join('\n');
}
