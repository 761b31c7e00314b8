import { fileBytes } from '../../../fonts/fileBytes';
import { openDocument } from '../../../src/painting/pdf/document';
import { addAgreement } from '../../../src/painting/pdf/drawAgreement';
import { PAPER_FONTS } from '../../../src/painting/pdf/paperFonts';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Standing } from '../../store/approvals/standing';
import type { TrailEntry } from '../../store/approvals/trail';
import { stateWord, trailAuthor, trailLink, trailWord } from '../../texts/trailTexts';
import { sealNumberIn } from './shown';

const A4 = { width: 210, height: 297 } as const;

/** A moment to the second, where its readers are. */
const momentOf = (at: Date, locale: Locale) =>
  at.toLocaleString(locale === 'no' ? 'nb' : locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Copenhagen',
  });

/** An approval with its trail, and what each entry of that tells. */
export interface ToldApproval {
  readonly standing: Standing;
  readonly isWhole: boolean;
  readonly entries: readonly TrailEntry[];
  readonly said: readonly string[];
}

/**
 * The trails of a stone's approvals on paper, the earliest first: who did what when, by which link, each with the hash that chains
 * it to the one before.
 */
export async function trailPaper(told: readonly ToldApproval[], locale: Locale): Promise<Uint8Array> {
  const [regular, bold] = await Promise.all([fileBytes(PAPER_FONTS.regular), fileBytes(PAPER_FONTS.bold)]);
  const title = trailWord(locale, 'title');
  const date = new Date();
  const pdf = openDocument({ title, locale, fonts: { regular, bold }, date }, A4);
  const say = (...given: Parameters<typeof trailWord> extends [Locale, ...infer Rest] ? Rest : never) =>
    trailWord(locale, ...given);
  const sectionsOf = ({ standing: { found, state }, isWhole, entries, said }: ToldApproval) => {
    const head = [
      say('subject', { stone: String(found.stone_id), approval: String(found.id) }),
      say('seal', { seal: sealNumberIn(found) }),
      say('state', { state: stateWord(locale, state) }),
      say(isWhole ? 'whole' : 'broken'),
      say('note'),
    ];
    const sections = entries.map((entry, index) => {
      const link = trailLink(entry);
      const who = trailAuthor(locale, entry);
      const by = link === null ? who : `${who} (${say('byLink', { link })})`;
      const at = momentOf(entry.at, locale);
      return {
        heading: say('heading', { number: String(entry.number), at, who: by }),
        lines: [said[index] ?? '', say('print', { hash: entry.hash })],
        isWhole: true,
      };
    });
    return [{ lines: head }, ...sections];
  };
  addAgreement(pdf, { title, sections: told.flatMap(sectionsOf) });
  // It begins on a page of its own.
  pdf.deletePage(1);
  return new Uint8Array(pdf.output('arraybuffer'));
}
