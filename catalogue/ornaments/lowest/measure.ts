/**
 * `npx tsx catalogue/ornaments/lowest/measure.ts`: measures from which height on each ornament can be cut into a stone of
 * each finish, and writes `catalogue/lowest-heights.json`. To be run whenever an ornament comes in, or the check measures in
 * another way; a test holds the two together.
 */
import { writeFile } from 'node:fs/promises';
import { lowestHeights } from './lowestHeights';

const rows = lowestHeights().map(([id, heights]) => `  "${id}": ${JSON.stringify(heights)}`);
await writeFile(new URL('../../lowest-heights.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
