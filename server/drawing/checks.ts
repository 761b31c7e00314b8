import { hash } from 'node:crypto';
import { design } from '../../src/stone/stone';
import type { Place } from '../processes/fairQueue';
import { NoTurn, type ProcessPool } from '../processes/processPool';
import type { Database } from '../store/database';
import { drawableOf, type ReadPicture } from './drawable';
import type { Found } from './task';
import type { DrawingWork } from './work';

/** A stone's check takes some 50 ms, the first one half a second more. */
const LIMITS = { wallMs: 60_000, processorMs: 10_000 };

/** What was found in so many designs is kept. */
const MOST_KEPT = 5000;

/** What there is to object to in a design, found off the request's path and kept by the design's text. */
export interface Checks {
  /** What is known already; undefined where the design was not checked yet. */
  known(text: string): Found | undefined;
  /**
   * Has a design checked, within `limitMs`; undefined where that did not suffice. Never throws.
   *
   * @param place for whom, and of which stone: an older design of it that still waits is let go.
   */
  find(text: string, limitMs: number, place: Place): Promise<Found | undefined>;
}

const keyOf = (text: string) => hash('sha256', text, 'base64');

/**
 * Checks designs in processes of their own.
 *
 * @param failed is told of a design that could not be checked.
 */
export function sceneChecks(
  database: Database,
  work: ProcessPool<DrawingWork>,
  read: ReadPicture,
  failed: (error: unknown) => void,
): Checks {
  const kept = new Map<string, Found>();
  const underWay = new Map<string, Promise<Found | undefined>>();

  const check = async (key: string, text: string, place: Place) => {
    try {
      // What it names is gathered when its turn comes: of a stone that is saved every second most designs never have one.
      const drawable = () => drawableOf(database, design.parse(JSON.parse(text)), read);
      const found = await work.run('findings', drawable, { ...place, ...LIMITS });
      const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, found);
      return found;
    } catch (error) {
      // Many ask at once, or the stone was saved again meanwhile: a hint is left out.
      if (!(error instanceof NoTurn)) failed(error);
      return undefined;
    } finally {
      underWay.delete(key);
    }
  };
  return {
    known: (text) => kept.get(keyOf(text)),
    find: async (text, limitMs, place) => {
      const key = keyOf(text);
      const found = kept.get(key);
      if (found) return found;
      const running = underWay.get(key) ?? check(key, text, place);
      underWay.set(key, running);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), limitMs);
      });
      return Promise.race([running, late]).finally(() => clearTimeout(timer));
    },
  };
}
