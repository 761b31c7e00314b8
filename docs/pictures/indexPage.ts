import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FURTHER_WIDTHS, fileOf, type Scene, THEMES, WIDTHS, type Width, widthTitle } from './scene';
import { FOLDER } from './studio';

const areaOf = ({ name }: Scene) => name.slice(0, name.indexOf('/'));
const inWords = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

const isThere = (file: string) => existsSync(join(FOLDER, file));

function row(scene: Scene): string {
  const { name, title, printed } = scene;
  if (printed)
    return `| ${title}<br>\`${name}\` | on paper: [picture](${fileOf(scene, 1440, 'light')}) | | |`;
  const widths: readonly Width[] = scene.widths ?? WIDTHS;
  const links = (width: Width) =>
    THEMES.filter((theme) => widths.includes(width) && isThere(fileOf(scene, width, theme)))
      .map((theme) => `[${theme}](${fileOf(scene, width, theme)})`)
      .join(' · ');
  const further = FURTHER_WIDTHS.filter((width) => widths.includes(width));
  const besides = further.map((width) => `<br>${widthTitle(width)}: ${links(width)}`);
  return `| ${title}<br>\`${name}\`${besides.join('')} | ${WIDTHS.map(links).join(' | ')} |`;
}

function section(area: string, scenes: readonly Scene[]): string {
  const head = `| what is seen | ${WIDTHS.map(widthTitle).join(' | ')} |`;
  const rows = scenes.filter((scene) => areaOf(scene) === area).map(row);
  return `## ${inWords(area)}\n\n${head}\n|${' --- |'.repeat(WIDTHS.length + 1)}\n${rows.join('\n')}\n`;
}

/** Writes docs/screens/README.md; gives how many pictures lie there and how many megabytes they take. */
export async function writeIndex(
  scenes: readonly Scene[],
): Promise<{ readonly pictures: number; readonly megabytes: number }> {
  const areas = [...new Set(scenes.map(areaOf))];
  const text = `# Every screen and popup

Taken from the real product by \`npm run screens\`; \`npm run screens -- --only designer/text\` takes one of them again.
What a window of 820 px shows is kept 656 px wide, of 1440 px 1080 px. A new screen or popup is one entry in \`docs/pictures/scenes\`. The editor in motion: [editor.webp](editor.webp). Every
kind of stone in four places and three materials: [looks/places.webp](looks/places.webp) ([docs/looks.md](../looks.md));
what it was before and is now: [looks/before-and-after.webp](looks/before-and-after.webp).

${areas.map((area) => section(area, scenes)).join('\n')}`;
  await writeFile(join(FOLDER, 'README.md'), text);
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(FOLDER, file))).size));
  return { pictures: files.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}
