import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { keyOfPart } from '../../../../src/stone/partsOfStone';
import {
  approvalFound,
  approvalTrail,
  approvalView,
  MOST_COMMENTS,
  type TrailEvent,
} from '../../../../src/stone/wire/approval';
import type { Chance } from '../chance';
import type { Nodes } from './nodes';

const RELATIVES = 5;
const STONES = 2;
/** A relative writes so many comments and no more: an approval takes 200. */
const MOST_OF_ONE = MOST_COMMENTS / RELATIVES;
/** Between two answers of one relative, in ms at most: a trail has room for 10,000 entries. */
const REST_MS = 80;

type AskedStone = Awaited<ReturnType<Nodes['asked']>>;

/** A relative, with all that was acknowledged to them. */
interface Relative {
  readonly stone: AskedStone;
  readonly name: string;
  readonly token: string;
  readonly texts: string[];
  readonly ticked: Set<string>;
  decision: 'approved' | 'objected' | null;
  /** How often each thing was done, by what the trail calls it. */
  readonly done: Map<TrailEvent, number>;
}

function note({ done }: Relative, what: TrailEvent): void {
  done.set(what, (done.get(what) ?? 0) + 1);
}

/** Relatives of some stones who answer, each one thing after the other, while nodes are killed; and what must be left of it. */
export class Relatives {
  private readonly all: readonly Relative[];

  private constructor(
    private readonly nodes: Nodes,
    private readonly chance: Chance,
    private readonly stones: readonly AskedStone[],
  ) {
    this.all = stones.flatMap((stone) =>
      stone.links.map(({ token }, nth) => ({
        ...{ stone, name: `Nr. ${nth}`, token, texts: [], ticked: new Set<string>(), decision: null },
        done: new Map(),
      })),
    );
  }

  /** Asks the relatives of new stones. */
  static async asked(nodes: Nodes, chance: Chance): Promise<Relatives> {
    const names = Array.from({ length: RELATIVES }, (_, nth) => `Nr. ${nth}`);
    const stones = await Promise.all(Array.from({ length: STONES }, () => nodes.asked(names)));
    return new Relatives(nodes, chance, stones);
  }

  /** How many answers were acknowledged. */
  get answers(): number {
    return this.all.flatMap(({ done }) => [...done.values()]).reduce((sum, times) => sum + times, 0);
  }

  private async tick(relative: Relative, key: string, isTicked: boolean): Promise<void> {
    await this.nodes.insist(this.chance.below(2), `/api/approve/${relative.token}/ticks`, {
      method: 'PUT',
      body: { key, isTicked },
    });
    if (isTicked === relative.ticked.has(key)) return;
    if (isTicked) relative.ticked.add(key);
    else relative.ticked.delete(key);
    note(relative, isTicked ? 'ticked' : 'unticked');
  }

  private async comment(relative: Relative): Promise<void> {
    const text = randomUUID();
    await this.nodes.insist(this.chance.below(2), `/api/approve/${relative.token}/comments`, {
      method: 'POST',
      body: { text, pin: { kind: 'place', x: this.chance.below(500), y: 1 } },
      key: randomUUID(),
    });
    relative.texts.push(text);
    note(relative, 'commented');
  }

  private async decide(relative: Relative, keys: readonly string[], approves: boolean): Promise<void> {
    // Only what was read to its end is approved.
    if (approves) for (const key of keys) await this.tick(relative, key, true);
    await this.nodes.insist(this.chance.below(2), `/api/approve/${relative.token}`, {
      method: 'POST',
      body: { round: 1, decision: approves ? 'approve' : 'object' },
    });
    const decision = approves ? 'approved' : 'objected';
    if (decision === relative.decision) return;
    relative.decision = decision;
    note(relative, decision);
  }

  private async answer(relative: Relative): Promise<void> {
    const keys = [...relative.stone.stone.Parms.map(({ key = '' }) => key), keyOfPart('stone')];
    const kind = this.chance.below(6);
    if (kind === 0 && relative.texts.length < MOST_OF_ONE) await this.comment(relative);
    else if (kind === 1) await this.decide(relative, keys, this.chance.oneIn(2));
    else await this.tick(relative, this.chance.pick(keys), this.chance.oneIn(2));
  }

  /** All of them answer until they are told to stop; what is under way then is answered to its end. */
  async work(over: AbortSignal): Promise<void> {
    await Promise.all(
      this.all.map(async (relative) => {
        while (!over.aborted) {
          await this.answer(relative);
          await pause(this.chance.below(REST_MS));
        }
      }),
    );
  }

  /** Holds what each node says of the stones against all that was acknowledged: no more of it and no less. */
  async hold(): Promise<void> {
    for (let node = 0; node < this.nodes.count; node += 1)
      for (const stone of this.stones) await this.holdStone(node, stone);
  }

  private async holdStone(node: number, stone: AskedStone): Promise<void> {
    const { insist, session } = this.nodes;
    const own = this.all.filter((relative) => relative.stone === stone);
    const { approval } = approvalFound.parse(await insist(node, stone.path, { as: session }));
    const texts = approval?.comments.flatMap(({ messages }) => messages.map(({ text }) => text)) ?? [];
    expect(texts.toSorted()).toEqual(own.flatMap((relative) => relative.texts).toSorted());
    const trail = approvalTrail.parse(await insist(node, `${stone.path}/trail`, { as: session }));
    expect(trail.isWhole).toBe(true);
    for (const relative of own) {
      const told = new Map<TrailEvent, number>();
      for (const { who, link, what } of trail.entries)
        if (who === relative.name && link !== null && what !== 'read')
          told.set(what, (told.get(what) ?? 0) + 1);
      expect(told).toEqual(relative.done);
      const view = approvalView.parse(await insist(node, `/api/approve/${relative.token}`));
      const ticked = view.elements.flatMap(({ key, isTicked }) => (isTicked ? [key] : []));
      expect(ticked.toSorted()).toEqual([...relative.ticked].toSorted());
      expect(view.decision).toBe(relative.decision);
    }
  }
}
