import { withoutBack } from '../back/withoutBack';
import type { Locale } from '../catalogue/naming';
import { writeText } from '../edits/text';
import { namedAfterStone } from '../nameOnStone';
import type { Design } from '../stone';
import { withoutWishes } from '../wished/withoutWishes';
import type { People } from './people';
import { sampleSaying } from './samples';

/** Texts as they are compared: however they are spaced and capitalised. */
const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A sample name, whose words in each language `sampleSaying` knows. */
const SAMPLE_NAME = 'Fornavn Efternavn';

const yearIn = (date: string) => /\d{4}/.exec(date)?.[0] ?? '';

/** The years of a life: `1938 – 2026`, the second left open while somebody lives. */
const YEARS = /^\d{4}\s*[–-]\s*(?:\d{4})?$/;

/** Whom the next stone is for, where that is known. */
interface Next {
  readonly name: string;
  readonly birth: string;
  readonly death: string;
}

/** The case's partner, unless the model is for both already. */
function nextIn({ Parms }: Design, people: People | undefined): Next {
  const name = people?.partnerName.trim() ?? '';
  const isThere = Parms.some((parm) => parm.type === 'text' && bare(parm.subText) === bare(name));
  if (!people || name === '' || isThere) return { name: '', birth: '', death: '' };
  return { name, birth: people.partnerBirth.trim(), death: people.partnerDeath.trim() };
}

/** The words for a line of somebody on the next stone; undefined where the line is about nobody, such as a verse. */
function sayingOf(text: string, isName: boolean, next: Next, locale: Locale): string | undefined {
  if (isName) return next.name || sampleSaying(SAMPLE_NAME, locale);
  if (text.startsWith('*')) return `* ${next.birth}`;
  if (text.startsWith('†')) return `† ${next.death}`;
  return YEARS.test(text) ? `${yearIn(next.birth)} – ${yearIn(next.death)}`.trim() : undefined;
}

/** Which lines are names: those that say one of the case's, else the first line of text. */
function nameLines({ Parms }: Design, people: People | undefined): ReadonlySet<number> {
  const known = [people?.decName, people?.partnerName].map((name) => bare(name ?? '')).filter(Boolean);
  const named = Parms.flatMap((parm, index) =>
    parm.type === 'text' && known.includes(bare(parm.subText)) ? [index] : [],
  );
  const first = Parms.findIndex(({ type }) => type === 'text');
  return new Set(named.length > 0 ? named : [first]);
}

/**
 * A further stone of a case, made like one of its stones: the same stone, material, styles, places, ornaments, attachments
 * and verses, and none of the words about whom that one is for. The case's partner stands there instead, where it names
 * one; an unknown name is sample words again, and an unknown date only its mark, since it might be cut.
 *
 * @param people of the case; undefined where it is not known.
 */
export function nextOfCase(model: Design, people: People | undefined, locale: Locale): Design {
  const { waved: _, ...bareModel } = withoutWishes(model);
  const kept: Design = { ...withoutBack(bareModel), designName: '' };
  const [names, next] = [nameLines(model, people), nextIn(model, people)];
  const written = kept.Parms.reduce<Design>((design, parm, index) => {
    const said =
      parm.type === 'text' ? sayingOf(parm.subText.trim(), names.has(index), next, locale) : undefined;
    return said === undefined ? design : writeText(design, index, said);
  }, kept);
  return namedAfterStone(kept, written);
}
