import { type MasonSettings, masonSettings } from '../../src/painting/files/masonSettings';
import { readJsonFile } from './readDesign';
import { Refusal } from './refusal';
import { sentenceFor } from './sentenceFor';
import { t } from './texts';

/**
 * A workshop's settings from a file, as `npm run jobs -- settings` prints them.
 *
 * @throws Refusal for a file that is not there, or holds no settings; it names the field that is wrong.
 */
export async function readSettings(file: string): Promise<MasonSettings> {
  const json = await readJsonFile(file).catch((error: unknown) => {
    throw new Refusal(`${file}: ${sentenceFor(error)}`);
  });
  const read = masonSettings.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const detail = [...(issue?.path ?? []), ...keys.slice(0, 1)].join('.') || '–';
  throw new Refusal(t('settingsField', { file, detail }));
}
