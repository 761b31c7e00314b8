import type differences from '../../../locales/da/differences.json';
import type { Locale } from '../catalogue/naming';
import { type ColourName, colourNamed } from '../colours';
import { type FrameType, frameTypeNamed } from '../frame';
import type { Design } from '../stone';
import { type Difference, type Pair, TIMES, type Value } from './difference';
import { mmWords, numberWords } from './mmWords';

/** A text by its file and key. */
export type DifferenceText =
  | `differences:${keyof typeof differences}`
  | `designer:colours.${ColourName}`
  | `designer:frameTypes.${FrameType}`
  | `make:surfaces.${'asFace' | 'polished' | 'honed' | 'rough'}`;

/** What differences are said with. */
export interface DifferenceWords {
  readonly locale: Locale;
  /** Writes a text in the reader's language. */
  readonly say: (text: DifferenceText, given?: Readonly<Record<string, string>>) => string;
  /** What the catalogue calls things in the reader's language; undefined for what it does not know. */
  readonly stone: (id: number) => string | undefined;
  readonly material: (id: number) => string | undefined;
  readonly vignet: (id: number) => string | undefined;
  readonly attachment: (id: number) => string | undefined;
  /** The name of a family in the trade. */
  readonly typeface: (family: string) => string | undefined;
}

/** A difference in words, and what it is about. */
export interface SaidDifference {
  readonly difference: Difference;
  readonly text: string;
}

/** The words of one call: a design before and one after. */
class Saying {
  constructor(
    private readonly before: Design,
    private readonly after: Design,
    private readonly words: DifferenceWords,
  ) {}

  private text(key: keyof typeof differences, given: Readonly<Record<string, string>> = {}): string {
    return this.words.say(`differences:${key}`, given);
  }

  /** What an element is called: as it was, where that is there. */
  private element({ before, after }: Pair): string {
    const { vignet, attachment } = this.words;
    const one = before === undefined ? this.after.Parms[after ?? -1] : this.before.Parms[before];
    switch (one?.type) {
      case 'text':
        return one.subText.trim() === '' ? this.text('emptyLine') : this.text('line', { words: one.subText });
      case 'sandblownVignet':
      case 'standardVignet':
        return this.text('vignet', { name: vignet(one.vignetId) ?? String(one.vignetId) });
      case 'attachment':
        return this.text('attachment', { name: attachment(one.attachmentId) ?? String(one.attachmentId) });
      case 'qrCode':
        return this.text('qrCode');
      case 'medallion':
        return this.text('medallion');
      case 'etching':
        return this.text('etching');
      case 'customVignet':
      case undefined:
        return this.text('ownVignet');
    }
  }

  private way(mm: number, forwards: 'right' | 'down', backwards: 'left' | 'up'): string[] {
    if (mm === 0) return [];
    return [this.text(mm > 0 ? forwards : backwards, { mm: mmWords(Math.abs(mm), this.words.locale) })];
  }

  private moved({ elements, right, down }: Extract<Difference, { kind: 'moved' }>): string {
    const ways = [...this.way(right, 'right', 'left'), ...this.way(down, 'down', 'up')];
    const [one = '', other] = ways;
    const way = other === undefined ? one : this.text('both', { one, other });
    const [first] = elements;
    if (elements.length === 1 && first) return this.text('moved', { element: this.element(first), way });
    return this.text('movedTogether', { count: String(elements.length), way });
  }

  private colour(value: Value): string {
    const name = colourNamed(String(value));
    return name ? this.words.say(`designer:colours.${name}`) : String(value);
  }

  private frame(value: Value): string {
    const type = value === undefined ? 'none' : frameTypeNamed(String(value));
    return type ? this.words.say(`designer:frameTypes.${type}`) : String(value);
  }

  private surface(value: Value): string {
    const surface = value === 'polished' || value === 'honed' || value === 'rough' ? value : 'asFace';
    return this.words.say(`make:surfaces.${surface}`);
  }

  private drawing(pair: Pair, value: Value): string {
    const { vignet, attachment } = this.words;
    const { type } = this.after.Parms[pair.after ?? -1] ?? {};
    const known = typeof value === 'number' && (type === 'attachment' ? attachment(value) : vignet(value));
    return this.text('line', {
      words: known || (value === undefined ? this.text('ownName') : String(value)),
    });
  }

  private catalogued(lookUp: (id: number) => string | undefined, value: Value): string {
    if (typeof value !== 'number') return this.text('photographed');
    return lookUp(value) ?? String(value);
  }

  private length(value: Value): string {
    return typeof value === 'number' ? mmWords(value, this.words.locale) : this.text('asUsual');
  }

  private measures(written: string): string {
    const sides = written.split(TIMES).map((side) => numberWords(Number(side), this.words.locale));
    return sides.join(TIMES);
  }

  /** A value as it is read; of an element or of the stone. */
  private value(kind: Difference['kind'], value: Value, pair: Pair): string {
    const { typeface, stone, material } = this.words;
    switch (kind) {
      case 'height':
      case 'thickness':
      case 'bevel':
        return this.length(value);
      case 'typeface':
        return typeface(String(value)) ?? String(value);
      case 'cut':
        return this.text(value === 'engraved' ? 'engraved' : 'mounted');
      case 'colour':
      case 'frameColour':
        return this.colour(value);
      case 'drawing':
        return this.drawing(pair, value);
      case 'stone':
        return this.catalogued(stone, value);
      case 'material':
        return value === 0 ? this.text('asUsual') : this.catalogued(material, value);
      case 'edge':
      case 'side':
        return this.surface(value);
      case 'frame':
        return this.frame(value);
      case 'measures':
        return this.measures(String(value));
      default:
        return String(value ?? '');
    }
  }

  say(difference: Difference): string {
    const { locale } = this.words;
    if (difference.kind === 'moved') return this.moved(difference);
    const pair = 'element' in difference ? difference.element : {};
    const element = 'element' in difference ? this.element(pair) : '';
    if (difference.kind === 'turned') {
      const { degrees } = difference;
      const key = degrees > 0 ? 'turnedRight' : 'turnedLeft';
      return this.text(key, { element, degrees: numberWords(Math.abs(degrees), locale) });
    }
    if (!('before' in difference)) return this.text(difference.kind, { element });
    const { kind, before, after } = difference;
    if (kind === 'size') {
      const percent = (Number(after) / Number(before)) * 100;
      return this.text('size', { element, percent: numberWords(percent, locale) });
    }
    if (kind === 'words' || kind === 'content')
      return this.text(kind, { before: String(before), after: String(after) });
    const given = { before: this.value(kind, before, pair), after: this.value(kind, after, pair) };
    return this.text(kind, { element, ...given });
  }
}

/** Differences in the words of a family, a sentence each, in their order. */
export function sayDifferences(
  differences: readonly Difference[],
  before: Design,
  after: Design,
  words: DifferenceWords,
): readonly SaidDifference[] {
  const saying = new Saying(before, after, words);
  return differences.map((difference) => ({ difference, text: saying.say(difference) }));
}
