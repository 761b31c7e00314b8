import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { JSHandle, Page } from '@playwright/test';

/** What is heard at one step: all of it, and the name alone. */
export interface Spoken {
  readonly phrase: string;
  readonly name: string;
}

/** The engine as browsers load it, whole in one file. */
const SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Where the page gets it: an address of its own, so that its policy on scripts stays as it is. */
const ADDRESS = '/virtual-screen-reader.js';

/** What the reader says behind the last item. */
const END = 'end of document';

/**
 * Where a screen reader leaves keys to the page by itself, by the name it calls the role by; elsewhere keys are the reader's own,
 * and the page never hears of them.
 */
const GETS_KEYS =
  /^(application|textbox|searchbox|combobox|listbox|option|radio|tab|menuitem|slider|spinbutton|grid|row|gridcell)\b/;

/** A screen reader on a page in a real browser: what it says of each item, in its order, and what becomes of keys. */
export class Reader {
  private constructor(
    private readonly page: Page,
    private readonly engine: JSHandle<typeof virtual>,
  ) {}

  /** Begins at the top of the page that is open. The next page needs another one. */
  static async begin(page: Page): Promise<Reader> {
    await page.route(`**${ADDRESS}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    // As text: what compiles the tests would turn the import into one of Node's.
    const engine = await page.evaluateHandle<typeof virtual>(
      `import('${ADDRESS}').then(({ virtual }) => virtual)`,
    );
    await engine.evaluate((reader) => reader.start({ container: document.body }));
    return new Reader(page, engine);
  }

  /** Everything there is on the page or in the popup over it, from the top. */
  async readAll(): Promise<Spoken[]> {
    // The engine reads attributes, where browsers tell readers whether a box is ticked now.
    await this.page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
        box.toggleAttribute('checked', box.checked);
    });
    return this.engine.evaluate(async (reader, end) => {
      await reader.stop();
      await reader.start({ container: document.body });
      const spoken: Spoken[] = [];
      for (let phrase = ''; phrase !== end && spoken.length < 2000; ) {
        await reader.next();
        phrase = await reader.lastSpokenPhrase();
        spoken.push({ phrase, name: await reader.itemText() });
      }
      return spoken;
    }, END);
  }

  /** Goes on to the first item that is spoken so from its beginning, puts the focus there, and answers with all that is said. */
  async goTo(beginning: string): Promise<string> {
    const found = await this.engine.evaluate(
      async (reader, [wanted, end]) => {
        await reader.stop();
        await reader.start({ container: document.body });
        for (let step = 0; step < 2000; step += 1) {
          await reader.next();
          const phrase = await reader.lastSpokenPhrase();
          if (phrase === end) return undefined;
          if (!phrase.startsWith(wanted)) continue;
          if (reader.activeNode instanceof HTMLElement) reader.activeNode.focus();
          return phrase;
        }
        return undefined;
      },
      [beginning, END] as const,
    );
    if (found === undefined) throw new Error(`the reader comes to nothing that begins “${beginning}”`);
    return found;
  }

  /** Presses keys where the reader is. They reach the page only where the reader lets them through. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const here = await this.engine.evaluate(async (reader) => {
        const spoken = (await reader.spokenPhraseLog()).filter((each) => !/^(polite|assertive): /.test(each));
        return spoken.at(-1) ?? '';
      });
      if (GETS_KEYS.test(here)) await this.page.keyboard.press(key);
    }
  }

  /** What it has said since `goTo`, and what the page had it say without being asked. */
  async heard(): Promise<string[]> {
    return this.engine.evaluate((reader) => reader.spokenPhraseLog());
  }
}
