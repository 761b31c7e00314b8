import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { faultOf, offBy, ROUNDING } from './compare';
import type { Golden } from './golden';
import { drawn, kept, type Picture, write } from './picture';

/** The folder for pictures that differ, each with a picture of the difference. */
const RESULTS = join(projectRoot(), 'test-results', 'golden');

/** The picture dimmed, with the difference in red. */
function shown(now: Picture, before: Picture): Picture {
  const rgb = now.rgb.map((value) => 190 + value / 5);
  if (now.rgb.length === before.rgb.length) {
    for (let pixel = 0; pixel < now.width * now.height; pixel += 1) {
      if (offBy(now, before, pixel).worst > ROUNDING) rgb.set([214, 20, 40], pixel * 3);
    }
  }
  return { ...now, rgb };
}

/**
 * Draws a golden and compares it with the stored picture. Where they differ, the new picture and the difference
 * are written to test-results/golden, and the message says how to accept it.
 */
export async function expectGolden(golden: Golden): Promise<void> {
  const [now, before] = [await drawn(golden), await kept(golden)];
  const fault = before ? faultOf(now, before, golden.pxPerMm) : 'is not kept yet';
  const [seen, differing] = [`${golden.name}.png`, `${golden.name}.difference.png`].map((file) =>
    join(RESULTS, file),
  );
  if (!fault || !seen || !differing) {
    // Files left by an earlier failure would suggest a fault that is fixed.
    for (const file of [seen, differing]) if (file) await rm(file, { force: true });
    return;
  }
  await write(seen, now);
  if (before) await write(differing, shown(now, before));
  expect.fail(
    `The picture ${golden.name} ${fault}.\nLook at ${relative(projectRoot(), seen)}` +
      `${before ? ` and ${relative(projectRoot(), differing)}` : ''}.\n` +
      `To accept what is drawn now: npx tsx tests/golden/draw.ts ${golden.name}`,
  );
}
