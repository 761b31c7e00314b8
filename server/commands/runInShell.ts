import type { Locale } from '../../src/stone/catalogue/naming';
import { sentenceFor } from './sentenceFor';
import { shellLanguage, startTexts } from './texts';

/** Runs a command in the shell's language; an error ends it with 1 and one line. */
export async function runInShell(run: (locale: Locale) => Promise<void>): Promise<void> {
  try {
    const locale = shellLanguage();
    await startTexts(locale);
    await run(locale);
  } catch (error) {
    console.error(sentenceFor(error).replaceAll('\n', ' '));
    process.exitCode = 1;
  }
}
