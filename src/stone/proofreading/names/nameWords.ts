import type { Span } from '../line';

/** A word of a name, where it stands. */
export interface NameWord extends Span {
  readonly text: string;
  /** As words are compared: in small letters, spelt out (`ø` as `oe`), without its dot. */
  readonly bare: string;
  /** One letter alone, or one with a dot: `A.` */
  readonly isInitial: boolean;
}

/** A letter that has another spelling where a keyboard lacks it. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  å: 'aa',
  ü: 'ue',
  ß: 'ss',
  ẞ: 'ss',
};

/** The letters of a word as they are compared, each with the place in the word that it stands for. */
export function spelling(word: string): {
  readonly letters: readonly string[];
  readonly places: readonly number[];
} {
  const letters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of word) {
    for (const letter of SPELT_OUT[character.toLowerCase()] ?? character.toLowerCase()) {
      letters.push(letter);
      places.push(place);
    }
    place += character.length;
  }
  return { letters, places };
}

/** A word in small letters, spelt out: `Ågård` as `aagaard`, so that it is found in either spelling. */
export function bare(word: string): string {
  return spelling(word.replace(/\.$/, '')).letters.join('');
}

const DANISH = /[æø]/i;
const GERMAN = /[äö]/i;

/** Whether two words are the same in either spelling; `ø` is not `ö`, although both may be spelt `oe`. */
export function isSameWord(one: string, other: string): boolean {
  if ((DANISH.test(one) && GERMAN.test(other)) || (GERMAN.test(one) && DANISH.test(other))) return false;
  return bare(one) === bare(other);
}

/** Titles, professions and words of kinship that stand with a name and are no part of it. */
const BESIDE_NAMES = new Set(
  (
    'dr prof professor dipl ing med phil jur theol hc fru frau herr hr frk frøken fräulein pastor pfarrer provst ' +
    'sognepræst sogneprest lege læge lærer lærerinde lehrer gårdejer gaardejer gårdbruger bonde smedemester ' +
    'murermester fabrikant direktør direktor købmand kjøpmann skipper kaptajn kaptein oberst major bager enke ' +
    'hustru hustrue kone familie familien familiens mor far mutter vater moder fader mama papa oma opa bedstemor ' +
    'bedstefar farmor farfar mormor morfar besta bestemor bestefar oldemor oldefar datter søn sønn sohn tochter ' +
    'bror broder bruder søster schwester sohnes unsere unser unsre vår vor vores vore kære kjære liebe lieber min ' +
    'din deres jun jr sen sr den det og und samt ehefrau ehemann gattin gatte'
  ).split(' '),
);

const WORD = /\p{L}[\p{L}\p{M}'’]*\.?/gu;

/** The words of a text that may be of a name, with a hyphen between two as two; titles and words of kinship left out. */
export function nameWords(text: string): NameWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }): NameWord => {
    const letters = word.replace(/\.$/, '');
    return {
      text: letters,
      from: index,
      to: index + letters.length,
      bare: bare(letters),
      isInitial: letters.length === 1,
    };
  }).filter(({ text: word }) => !BESIDE_NAMES.has(word.toLowerCase()));
}

/** Small words within names: `von`, `de`, `af`. A capital I is an initial. */
export function isParticle(word: string): boolean {
  return word === 'i' || /^(?:von|vom|van|der|den|de|zu|zum|af|av|la|le|du|di|ter|ten|og|und)$/i.test(word);
}

/** From here on a name says how somebody was called before: "født Olsen", "geb. Müller". */
const MAIDEN =
  /[,(]?\s*(?<!\p{L})(?:f\.|f(?=\s\p{Lu})|født|fødd|geb\.?|geborene[rn]?|geboren|née|nee|i dåben|tidl\.|tidligere)\s*(?=\p{Lu})/giu;

/** A name without what stands behind "née". A capital F that follows no whole name is an initial: `A. F. Hansen`. */
export function withoutMaiden(name: string): string {
  const at = [...name.matchAll(MAIDEN)].find(({ 0: written, index }) => {
    const isInitial = /^[,(]?\s*F/u.test(written) && !/^\s*[,(]?\s*(?:FØDT|FØDD|Født|Fødd)/u.test(written);
    return !isInitial || (name.slice(0, index).match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;
  });
  return at ? name.slice(0, at.index) : name;
}
