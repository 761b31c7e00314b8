// npm run inspect -- design.json [--case case.json] [--churchyard ID] [--locale da|de|no]: what a mason and a
// proof-reader object to, as JSON. Ends with 0 where nothing is an error, 2 with one, 1 for bad input.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { allFindings } from '../../src/scene/checks/allFindings';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import type { Churchyard } from '../../src/stone/catalogue/churchyard';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import { identifier } from '../../src/stone/numbers';
import { dayOf } from '../../src/stone/proofreading/dates/calendar';
import type { People } from '../../src/stone/templates/people';
import { inspectedCase } from '../../src/stone/wire/inspection';
import { sayFindings } from '../inspection/sayFindings';
import { projectRoot } from '../system/projectRoot';
import { checkedScene } from './checkedScene';
import { readDesign, readJsonFile } from './readDesign';
import { Refusal } from './refusal';
import { sentenceFor } from './sentenceFor';
import { shellLanguage, startTexts, t } from './texts';

/** The exit code where something must not be cut. */
const WITH_ERROR = 2;

const OPTIONS = {
  case: { type: 'string' },
  churchyard: { type: 'string' },
  locale: { type: 'string' },
} as const;

function readCall() {
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options: OPTIONS });
  } catch {
    return undefined;
  }
}

function localeNamed(written: string | undefined): Locale {
  const locale = written === undefined ? shellLanguage() : LOCALES.find((known) => known === written);
  if (!locale) throw new Refusal(t('inspectLocale', { written }));
  return locale;
}

/** The people that a case in a file names. */
async function peopleIn(file: string | undefined): Promise<People | undefined> {
  if (file === undefined) return undefined;
  const read = inspectedCase.safeParse(await readJsonFile(file));
  if (!read.success)
    throw new Refusal(t('inspectCase', { detail: read.error.issues[0]?.path.join('.') || '–' }));
  return read.data;
}

/** The churchyard of the option; the design's own where there is none. */
function churchyardOf(known: readonly Churchyard[], written: string | undefined, own: unknown) {
  const wanted = identifier.safeParse(written ?? own).data;
  const churchyard = known.find(({ id }) => id === wanted);
  if (written !== undefined && !churchyard) throw new Refusal(t('inspectChurchyard', { written }));
  return churchyard;
}

async function run(): Promise<void> {
  const call = readCall();
  const [file] = call?.positionals ?? [];
  if (!call || file === undefined || call.positionals.length > 1) throw new Refusal(t('inspectUsage'));
  const locale = localeNamed(call.values.locale);
  await startTexts(locale);
  const { design } = await readDesign(file);
  const { catalogue } = await catalogueFromFiles(join(projectRoot(), 'catalogue'));
  const churchyard = churchyardOf(catalogue.churchyards, call.values.churchyard, design.ChurchyardId);
  const people = await peopleIn(call.values.case);
  const { warnings: drawn } = await checkedScene({ design, catalogue });
  const judged = judgedStone(design, (id) => catalogue.stoneTypes.find((each) => each.id === id));
  const findings = allFindings({ design, drawn, judged, churchyard, people, today: dayOf(new Date()) });
  const said = sayFindings(findings, { locale, parms: design.Parms, churchyard });
  process.stdout.write(`${JSON.stringify({ findings: said }, undefined, 2)}\n`);
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = WITH_ERROR;
}

try {
  await startTexts(shellLanguage());
  await run();
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
