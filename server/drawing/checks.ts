import { hash } from 'node:crypto';
import { LruCache } from '../../src/cache/lruCache';
import type { LeastCut } from '../../src/stone/leastCut';
import { design } from '../../src/stone/stone';
import type { Place } from '../processes/fairQueue';
import { NoTurn, type ProcessPool } from '../processes/processPool';
import type { Database } from '../store/database';
import { drawableOf, type ReadPicture } from './drawable';
import type { Found } from './task';
import type { DrawingWork } from './work';

/** A stone's check takes some 50 ms, the first one half a second more. */
const LIMITS = { wallMs: 60_000, processorMs: 10_000 };

/** How many findings and places of elements are kept, of all designs together. A large design has hundreds. */
const MOST_KEPT = 20_000;

const weightOf = ({ scene, words, reserved, lying }: Found) =>
  1 + scene.length + words.length + reserved.length + (lying?.length ?? 0);

/** A stone that was saved is checked once it has not been saved again for so long, in ms. */
const RESTS_MS = 1000;
/** The most that rest at a time, and the longest design that does, in UTF-16 units. */
const MOST_RESTING = 500;
const LONGEST_RESTING = 250_000;

/** The findings on a design, computed outside the request and kept by the design's text. */
export interface Checks {
  /** Known findings; undefined where the design was not checked yet. */
  known(text: string): Found | undefined;
  /**
   * Checks a design within `limitMs`; undefined where that was not enough. Never throws.
   *
   * @param place for whom, and of which stone: an older design of it that still waits is dropped.
   * @param least what its mason blasts at least; the material's own limits where it is left out.
   */
  find(text: string, limitMs: number, place: Place, least?: LeastCut): Promise<Found | undefined>;
  /**
   * Checks a design that was just saved, for the next reading, unless the stone is saved again within a second: of one
   * that is being worked on only the last version is checked. Who reads it meanwhile need not wait for that second.
   */
  later(text: string, place: Place): void;
}

const keyOf = (text: string, least?: LeastCut) =>
  hash('sha256', least ? `${JSON.stringify([least.stroke, least.rubber])}${text}` : text, 'base64');

/**
 * Checks designs in processes of their own.
 *
 * @param failed is called with a design's error where it could not be checked.
 */
export function sceneChecks(
  database: Database,
  work: ProcessPool<DrawingWork>,
  read: ReadPicture,
  failed: (error: unknown) => void,
): Checks {
  const kept = new LruCache<string, Found>({ most: MOST_KEPT, weigh: weightOf });
  const underWay = new Map<string, Promise<Found | undefined>>();
  const resting = new Map<string, NodeJS.Timeout>();
  const restOf = ({ caller, about }: Place) => `${caller} ${about}`;
  const wake = (place: Place) => {
    const key = restOf(place);
    clearTimeout(resting.get(key));
    resting.delete(key);
  };

  const check = async (key: string, text: string, place: Place, least: LeastCut | undefined) => {
    try {
      // Loaded only when its turn comes: of a stone saved every second, most versions are never checked.
      const drawable = async () => {
        const named = await drawableOf(database, design.parse(JSON.parse(text)), read);
        return least ? { ...named, least } : named;
      };
      const found = await work.run('findings', drawable, { ...place, ...LIMITS });
      kept.set(key, found);
      return found;
    } catch (error) {
      // Too many wait, or the stone was saved again: findings are hints, and left out.
      if (!(error instanceof NoTurn)) failed(error);
      return undefined;
    } finally {
      underWay.delete(key);
    }
  };
  const find: Checks['find'] = async (text, limitMs, place, least) => {
    wake(place);
    const key = keyOf(text, least);
    const found = kept.get(key);
    if (found) return found;
    const running = underWay.get(key) ?? check(key, text, place, least);
    underWay.set(key, running);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), limitMs);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
  return {
    known: (text) => kept.get(keyOf(text)),
    find,
    later: (text, place) => {
      wake(place);
      if (resting.size >= MOST_RESTING || text.length > LONGEST_RESTING) void find(text, 0, place);
      else resting.set(restOf(place), setTimeout(() => void find(text, 0, place), RESTS_MS).unref());
    },
  };
}
