import { expect } from 'vitest';
import { anchored } from '../../server/routes/approval/anchored';
import type { KeptComment } from '../../server/store/approvals/comments';
import type { Edit } from '../../src/stone/edits/edit';
import { beginHistory, type History, record, redo, undo } from '../../src/stone/history';
import { keptKeys, withKeys } from '../../src/stone/keyElements';
import type { Parm } from '../../src/stone/parm';
import { type Design, design } from '../../src/stone/stone';
import type { ApprovalComment, Pin } from '../../src/stone/wire/approval';
import { followed } from './followed';
import { type Chance, type Homes, newLetters } from './pinnedEdits';

/** A comment, and whom and which letter it is about, as somebody tells who only watched. */
interface Watched {
  readonly kept: KeptComment;
  readonly who?: string;
  readonly letter?: string;
}

/** So many comments are watched at a time. */
const MOST_WATCHED = 60;

const nameOf = ({ key }: Parm) => `is ${key}`;

/** Eight lines, of which two are a paragraph, none of them with a letter of another. */
const eightLines = () =>
  design.parse({
    Parms: Array.from({ length: 8 }, (_, n) => ({
      ...{ type: 'text', subText: newLetters(6), position: { x: 300, y: 100 * n, rotation: 0 } },
      ...(n > 5 && { group: 4 }),
      ...(n === 6 && { paragraph: { align: 'centre', leading: 30 } }),
    })),
  });

/** A stone that is edited while somebody watches who each element is, and holds its keys and its pins to that. */
export class WatchedStone {
  readonly homes: Homes = new Map();
  found = 0;
  lost = 0;
  #history: History<Design>;
  #watched: Watched[] = [];
  #keys = 0;
  /** Which key was given to whom. */
  readonly #keyOf = new Map<string, string>();
  /** Who stood where on each design that there was: undo leads back to the very same. */
  readonly #whoOn = new Map<Design, readonly string[]>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
    const start = eightLines();
    this.#history = this.#asked(
      start,
      start.Parms.map((_, n) => `first ${n}`),
    );
  }

  get present(): Design {
    return this.#history.present;
  }

  get #who(): readonly string[] {
    return this.#whoOn.get(this.present) ?? [];
  }

  /** Asks about a stone: what has no key is given one, and undo does not lead behind it. */
  #asked(saved: Design, who: readonly string[]): History<Design> {
    const newKey = () => `key-${String(this.#keys++).padStart(6, '0')}`;
    const present = { ...saved, Parms: withKeys(saved.Parms, newKey) };
    for (const [index, each] of who.entries()) {
      const key = present.Parms[index]?.key ?? '';
      // Whoever had one has that.
      expect(this.#keyOf.get(each) ?? key).toBe(key);
      this.#keyOf.set(each, key);
    }
    expect(new Set(present.Parms.map(({ key }) => key)).size).toBe(present.Parms.length);
    this.#settle(present, who);
    this.#whoOn.set(present, who);
    return beginHistory<Design>(present);
  }

  /** A letter that is new belongs to the line that it is written in. */
  #settle({ Parms }: Design, who: readonly string[]): void {
    for (const [index, parm] of Parms.entries())
      for (const letter of parm.type === 'text' ? parm.subText : '')
        if (!this.homes.has(letter)) this.homes.set(letter, this.#keyOf.get(who[index] ?? '') ?? 'none');
  }

  /** Makes an edit; false where it changes nothing. */
  edit(edit: Edit, now: number): boolean {
    const { who, after } = followed(this.#who, this.present, edit);
    if (after === this.present) return false;
    // Nobody is there twice: whoever watches would have mistaken somebody.
    expect(new Set(who).size, JSON.stringify(edit)).toBe(who.length);
    this.#settle(after, who);
    this.#whoOn.set(after, who);
    this.#history = record(this.#history, after, edit.kind, now);
    return true;
  }

  undo(): void {
    this.#history = undo(this.#history);
  }

  redo(): void {
    this.#history = redo(this.#history);
  }

  /** Saves it as it travels, by a program that knows of keys, and asks about it anew. */
  save(): void {
    const who = this.#who;
    const saved = design.parse(JSON.parse(JSON.stringify(this.present)));
    const Parms = keptKeys(this.present.Parms, saved.Parms);
    expect(Parms.map(({ key }) => key)).toEqual(who.map((each) => this.#keyOf.get(each)));
    this.#history = this.#asked({ ...saved, Parms }, who);
  }

  /** Comments on something. */
  pin(id: number): void {
    const { Parms } = this.present;
    const index = this.#chance(Parms.length + 1);
    this.#watched.push(this.#comment(id, Parms[index], this.#who[index]));
    if (this.#watched.length > MOST_WATCHED) this.#watched.splice(0, 20);
  }

  #comment(id: number, parm: Parm | undefined, who = ''): Watched {
    const kept = (pin: Pin, line: string | null) => ({ id, pin, line, resolvedAt: null, messages: [] });
    if (!parm?.key || parm.hidden)
      return { kept: kept({ kind: 'place', x: this.#chance(6000) / 10, y: this.#chance(9000) / 10 }, null) };
    const { key } = parm;
    if (parm.type !== 'text') return { kept: kept({ kind: 'element', key }, 'et ornament'), who };
    if (this.#chance(4) === 0) return { kept: kept({ kind: 'element', key }, parm.subText), who };
    const letters = [...parm.subText];
    const letter = this.#chance(letters.length);
    return { kept: kept({ kind: 'letter', key, letter }, parm.subText), who, letter: letters[letter] ?? '' };
  }

  /** Where a comment stands, by looking for who it is about and for its letter, of which there is but one. */
  #placeOf({ kept: { pin, line }, who, letter }: Watched): Pick<ApprovalComment, 'pin' | 'about' | 'isLost'> {
    if (who === undefined) return { pin, about: null, isLost: false };
    const parm = this.present.Parms[this.#who.indexOf(who)];
    if (!parm || parm.hidden) return { pin: { kind: 'whole' }, about: line, isLost: true };
    if (pin.kind !== 'letter' || letter === undefined) return { pin, about: nameOf(parm), isLost: false };
    const at = parm.type === 'text' ? [...parm.subText].indexOf(letter) : -1;
    return at < 0
      ? { pin, about: letter, isLost: true }
      : { pin: { ...pin, letter: at }, about: letter, isLost: false };
  }

  /** Holds what the product says of keys and pins to what was watched. */
  check(told: string): void {
    const { Parms } = this.present;
    const keys = this.#who.map((each) => this.#keyOf.get(each));
    expect(
      Parms.map(({ key }) => key),
      told,
    ).toEqual(keys);
    const kept = this.#watched.map((each) => each.kept);
    const said = anchored(kept, Parms, nameOf).map(({ pin, about, isLost }) => ({ pin, about, isLost }));
    expect(said, told).toEqual(this.#watched.map((each) => this.#placeOf(each)));
    for (const { isLost } of said) {
      if (isLost) this.lost += 1;
      else this.found += 1;
    }
  }
}
