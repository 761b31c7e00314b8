import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Where the icons come from, for the credits page. */
const SETS = {
  'game-icons': { licence: 'CC BY 3.0', source: 'game-icons.net (Lorc, Delapouite and contributors)' },
  'fa6-solid': { licence: 'CC BY 4.0', source: 'Font Awesome 6 Free (Fonticons, Inc.)' },
} as const;
export type IconSet = keyof typeof SETS;

const read = new Map<IconSet, z.infer<typeof iconSet>>();

function iconsOf(set: IconSet) {
  const known = read.get(set);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  const icons = iconSet.parse(JSON.parse(readFileSync(file, 'utf8')));
  read.set(set, icons);
  return icons;
}

/** An icon's path data (in its own units) and whom to thank for it. */
export type Icon = { readonly data: string; readonly licence: string; readonly source: string };

/**
 * An icon of one of the installed packages.
 *
 * @throws Error where the package lacks it, or where it is more than one path filled by the nonzero rule
 */
export function iconOutline(set: IconSet, name: string): Icon {
  const body = iconsOf(set).icons[name]?.body;
  if (!body) throw new Error(`${set} has no icon ${name}.`);
  const paths = [...body.matchAll(/<path[^>]*\sd="([^"]+)"/g)];
  const data = paths[0]?.[1];
  if (paths.length !== 1 || !data || /evenodd|transform=|stroke=/.test(body)) {
    throw new Error(`${set}:${name} is not one plain filled path.`);
  }
  return { data, licence: SETS[set].licence, source: `${SETS[set].source}: ${name}` };
}
