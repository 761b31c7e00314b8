import type { Stroke } from '../../../src/stone/wire/stroke';

/** What was brushed over each pixel: 1 for stone, -1 for what is none, 0 where nothing was said. */
export function brushed(strokes: readonly Stroke[], width: number, height: number): Int8Array {
  const said = new Int8Array(width * height);
  for (const { keeps, radius, points } of strokes) {
    const reach = Math.max(1, radius * Math.max(width, height));
    for (const [i, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [toX, toY];
      const [dx, dy] = [(toX - fromX) * width, (toY - fromY) * height];
      // Discs half a reach from each other leave no gap.
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (reach / 2)));
      for (let step = 0; step <= steps; step++)
        stamp(said, width, height, {
          x: fromX * width + (dx * step) / steps,
          y: fromY * height + (dy * step) / steps,
          reach,
          value: keeps ? 1 : -1,
        });
    }
  }
  return said;
}

function stamp(
  said: Int8Array,
  width: number,
  height: number,
  { x, y, reach, value }: { x: number; y: number; reach: number; value: number },
): void {
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++)
      if ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 <= reach * reach) said[row * width + column] = value;
}
