import type { Sitting } from './sets';

interface Lawn {
  readonly edge: readonly (readonly [number, number])[];
  readonly horizon: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

/** Blades of grass over the whole lawn and, higher, before the stone's foot; on gravel a weed here and there. */
export function bladesOf(
  { grass }: Sitting,
  { edge, horizon, foot, width, height }: Lawn,
  scenery: { readonly data: Uint8Array; readonly width: number; readonly height: number },
  random: () => number,
): string {
  // The lawn's own colour: the mean of the scenery's lowest rows.
  const sums = [0, 0, 0];
  const from = Math.floor(scenery.data.length * 0.85);
  for (let i = from - (from % 3); i < scenery.data.length; i++)
    sums[i % 3] = (sums[i % 3] ?? 0) + (scenery.data[i] ?? 0);
  const count = (scenery.data.length - from) / 3;
  const mean = sums.map((sum) => sum / count);
  const isLawn = grass && (mean[1] ?? 0) > Math.max(mean[0] ?? 0, mean[2] ?? 0);
  const lawn = isLawn ? mean : [86, 104, 60];
  const blade = (x: number, y: number, length: number) => {
    const lit = 0.55 + random() * 0.8;
    const colour = lawn.map((c, i) =>
      Math.min(255, Math.round(c * lit * (1 + (random() - 0.5) * 0.14 * (i + 1)))),
    );
    const bent = (random() - 0.5) * length * 0.8;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(bent * 0.2).toFixed(1)} ${(-length * 0.6).toFixed(1)} ${bent.toFixed(1)} ${(-length).toFixed(1)}" stroke="rgb(${colour.join(',')})" stroke-width="${(1.2 + random() * 2.2).toFixed(1)}" fill="none"/>`;
  };
  const drawing: string[] = [];
  const onLawn = grass ? 2600 : 40;
  const xs = edge.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  for (let i = 0; i < onLawn; i++) {
    const [x, y] = [random() * width, horizon + random() * (height - horizon)];
    // What stands behind the stone is hidden by it.
    if (y < foot && x > left - 8 && x < right + 8) continue;
    drawing.push(blade(x, y, 8 + random() * 16));
  }
  const before = grass ? 420 : 30;
  for (let i = 0; i < before; i++)
    drawing.push(
      blade(left - 30 + random() * (right - left + 60), foot - 6 + random() * 26, 14 + random() ** 2 * 60),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.join('')}</svg>`;
}
