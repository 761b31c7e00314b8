import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { z } from 'zod';

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Where the icons come from, for the credits page. */
const SETS = {
  'game-icons': { licence: 'CC BY 3.0', source: 'game-icons.net (Lorc, Delapouite and contributors)' },
  'fa6-solid': { licence: 'CC BY 4.0', source: 'Font Awesome 6 Free (Fonticons, Inc.)' },
  'emojione-monotone': { licence: 'CC BY 4.0', source: 'Emoji One (EmojiTwo)' },
  'fluent-emoji-high-contrast': { licence: 'MIT', source: 'Fluent Emoji (Microsoft Corporation)' },
  mdi: { licence: 'Apache-2.0', source: 'Material Design Icons (Pictogrammers)' },
  ph: { licence: 'MIT', source: 'Phosphor Icons' },
} as const;
type IconSet = keyof typeof SETS;
/** An icon by its package and name. */
export type IconName = `${IconSet}:${string}`;

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
 * @throws Error where the package lacks it, or where it is not only paths filled by the nonzero rule
 */
export function iconOutline(icon: IconName): Icon {
  const [set, name] = splitName(icon);
  const body = iconsOf(set).icons[name]?.body;
  if (!body) throw new Error(`There is no icon ${icon}.`);
  const paths = [...body.matchAll(/<path[^>]*\sd="([^"]+)"/g)].flatMap(([, data]) => data ?? []);
  if (paths.length === 0 || /evenodd|transform=|stroke=|<(circle|ellipse|rect|polygon)/.test(body)) {
    throw new Error(`${icon} is not made of plain filled paths.`);
  }
  // Absolute, since a second path may begin with a relative move, which would count from the end of the first.
  const data = paths.map((path) => svgpath(path).abs().toString()).join('');
  return { data, licence: SETS[set].licence, source: `${SETS[set].source}: ${name}` };
}

function splitName(icon: IconName): [IconSet, string] {
  const set = (Object.keys(SETS) as IconSet[]).find((known) => icon.startsWith(`${known}:`));
  if (!set) throw new Error(`${icon} is of no known package.`);
  return [set, icon.slice(set.length + 1)];
}
