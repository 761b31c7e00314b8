import { z } from 'zod';
import { attachment } from '../src/stone/catalogue/attachment';
import { background } from '../src/stone/catalogue/background';
import { churchyard } from '../src/stone/catalogue/churchyard';
import { priceList } from '../src/stone/catalogue/price';
import { stonemason } from '../src/stone/catalogue/stonemason';
import { stoneType } from '../src/stone/catalogue/stoneType';
import { vignet } from '../src/stone/catalogue/vignet';
import { type Design, design } from '../src/stone/stone';

/** A list of entries with unique ids. */
function listOf<Entry extends z.ZodType<{ id: number }>>(entry: Entry) {
  return z.array(entry).check(({ value, issues }) => {
    const seen = new Set<number>();
    for (const [index, { id }] of value.entries()) {
      if (seen.has(id))
        issues.push({ code: 'custom', input: id, path: [index, 'id'], message: `id ${id} twice` });
      seen.add(id);
    }
  });
}

const catalogue = z.object({
  stoneTypes: listOf(stoneType).min(1),
  vignets: listOf(vignet),
  backgrounds: listOf(background).min(1),
  attachments: listOf(attachment).default([]),
  churchyards: listOf(churchyard).default([]),
  stonemasons: listOf(stonemason).default([]),
  prices: listOf(priceList).default([]),
});

/** What a design can be made of. */
export type Catalogue = z.infer<typeof catalogue>;

/**
 * Reads a catalogue from parsed JSON: `{ stoneTypes, vignets, backgrounds, attachments, churchyards, stonemasons,
 * prices }`; the last four may be missing.
 *
 * @throws Error in one line that names the first faulty entry and what is wrong with it
 */
export function parseCatalogue(json: unknown): Catalogue {
  return readOrSay(catalogue, json, 'catalogue');
}

/**
 * Reads the standard stone (specification section 4, "Editing helpers") from parsed JSON.
 *
 * @throws Error in one line where it is not a design
 */
export function parseStandardStone(json: unknown): Design {
  return readOrSay(design, json, 'standard stone');
}

function readOrSay<Read extends z.ZodType>(schema: Read, json: unknown, what: string): z.infer<Read> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Error(`The ${what} cannot be read: ${first?.path.join('.') || 'whole'}: ${first?.message}`);
}
