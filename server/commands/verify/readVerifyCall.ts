import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { projectRoot } from '../../system/projectRoot';
import { Refusal } from '../refusal';
import { shellLanguage, t } from '../texts';

const OPTIONS = {
  design: { type: 'string' },
  picture: { type: 'string' },
  catalogue: { type: 'string' },
  locale: { type: 'string' },
} as const;

/** What the command was asked to compare. */
export interface VerifyCall {
  readonly file: string;
  readonly designFile: string | undefined;
  readonly pictureFile: string | undefined;
  /** The folder of the catalogue that the design was made with. */
  readonly catalogueFolder: string;
  readonly locale: Locale;
}

function parsed() {
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options: OPTIONS });
  } catch {
    return undefined;
  }
}

/** @throws Refusal for a call that cannot be read. */
export function readVerifyCall(): VerifyCall {
  const call = parsed();
  const [file] = call?.positionals ?? [];
  if (!call || file === undefined || call.positionals.length > 1) throw new Refusal(t('verifyUsage'));
  const { design, picture, catalogue, locale: written } = call.values;
  const locale = written === undefined ? shellLanguage() : LOCALES.find((known) => known === written);
  if (!locale) throw new Refusal(t('inspectLocale', { written }));
  const catalogueFolder = catalogue ?? join(projectRoot(), 'catalogue');
  return { file, designFile: design, pictureFile: picture, catalogueFolder, locale };
}
