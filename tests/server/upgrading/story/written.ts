import type { Asker, Login, Named } from '../keptStore';
import { link, type Made, user } from './teller';

/** A stone of the story, and who has which link to it. */
export interface WrittenStone {
  readonly id: number;
  /** Its links for editing and for reading, and those that were once its links. */
  readonly links: readonly string[];
}

/** What a story leaves behind, by what is asked for. */
export class Written {
  readonly stones: WrittenStone[] = [];
  readonly cases: number[] = [];
  /** Addresses of pictures. */
  readonly pictures: string[] = [];
  /** The tokens of letters that ask for an order. */
  readonly questions: string[] = [];
  readonly logins: Login[] = [];
  readonly named: Partial<{ -readonly [Name in keyof Named]: Named[Name] }> = {};

  /** Notes a stone, with tokens that opened it before. */
  keep({ id, token, readonlyToken }: Made, ...former: string[]): void {
    this.stones.push({ id, links: [token, readonlyToken, ...former] });
  }

  /** Everybody who is logged in. */
  users(): Asker[] {
    return this.logins.map(({ username }) => user(username));
  }
}

/** The links of a stone as callers. */
export const linksOf = ({ links }: WrittenStone): Asker[] => links.map(link);
