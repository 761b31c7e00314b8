/**
 * `npx tsx catalogue/ornaments/lowest/measure.ts`: measures the height from which each ornament can be cut into a stone
 * of each finish, and writes `catalogue/lowest-heights.json`. Run it when an ornament is added or the check measures
 * differently; a test fails on an ornament that is missing, and `ORNAMENTS=all` on any figure that is another.
 */
import { writeFile } from 'node:fs/promises';
import { lowestHeights } from './lowestHeights';

const rows = lowestHeights().map(([id, heights]) => `  "${id}": ${JSON.stringify(heights)}`);
await writeFile(new URL('../../lowest-heights.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
