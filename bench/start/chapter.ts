const BEGIN = '<!-- start -->';
const END = '<!-- /start -->';

const PLACE = new RegExp(`${BEGIN}[\\s\\S]*${END}\\n`);

/** The heading before which the chapter goes where the page has none yet. */
const BEFORE = '## Everything measured, in ms';

function chapter(table: string, on: string, repeats: number): string {
  return `${BEGIN}
## From the address to the stone

\`npm run bench -- --start\`, ${on}

${table}

- Medians of ${repeats} repeats, each in a new profile of the browser (not in a private window, for which no compiled scripts are kept); server and browser on one machine, so the network costs
  nothing but its requests. A small program between them counts what travels, as compressed as it is.
- **Stone seen**: from the navigation until the stage says that the stone's pixels are in its canvas; of the start page,
  the largest picture or text.
- **Blocked**: main-thread tasks, what of each is beyond 50 ms, together, until then. **Layout shift** as the browser tells it.
- **Cold**: nothing is kept. **Warm**: the second opening after that one, no service worker. **Second start**: the same with
  the service worker, which answers for the page and its files and asks the server for the catalogue.
- **Start page**: with all that it fetches while it is read: the designer, the stage, its WebAssembly.
- **Slower**: CDP \`Emulation.setCPUThrottlingRate\`, which slows the page's main thread and not its workers.
- **Dragged**: a finger moves the name every 16 ms. The page's frames by \`requestAnimationFrame\`; the stone's each time its
  worker, which nothing slows, puts new pixels into the canvas that is seen.
${END}
`;
}

/** The chapter as it is in a page; empty where it has none. */
export function startsIn(page: string): string {
  return PLACE.exec(page)?.[0] ?? '';
}

/** A page with the chapter replaced by a new one. */
export function withStarts(page: string, table: string, on: string, repeats: number): string {
  const written = chapter(table, on, repeats);
  if (PLACE.test(page)) return page.replace(PLACE, () => written);
  return page.replace(BEFORE, () => `${written}\n${BEFORE}`);
}
