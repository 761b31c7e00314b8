import { act, KINDS, type Kind } from './events';
import { type BenchLine, IN_HAND, linesOf, SIZES } from './scene';
import type { Subject } from './subject';

/** Drives a renderer from inside its page, the same way for each. */
export interface Drive {
  /** Waits as long as so many paced events take, and does nothing. */
  idle(events: number): Promise<number>;
  /**
   * One event in each 16 ms, as a hand moves, drawn with the next frame. Paced by a timer: asking for each frame would
   * cost more than some renderers do. Returns how many events there was time for.
   */
  paced(kind: Kind, events: number): Promise<number>;
  /** The same, drawn at once; returns the ms from each call until its pixels were in the canvas. */
  timed(kind: Kind, events: number): Promise<number[]>;
  /** Each event as soon as the pixels of the one before are in the canvas. Returns how many there was time for. */
  hurried(kind: Kind, events: number): Promise<number>;
  /** Events of all kinds, from one number to another, as soon as the one before is done. */
  edits(from: number, to: number): Promise<void>;
  /** Ms until the picture was there as a PNG. */
  png(pxPerMm: number): Promise<number>;
}

declare global {
  interface Window {
    drive: Drive;
  }
}

const PACE = 16;

/** No pass lasts longer than this, in ms; each has at least so many events. */
const LONGEST = 1500;
const FEWEST = 2;

const pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));

/** Does an event for each number from 1 on, as long as there is time; returns how many it did. */
async function each(
  events: number,
  pace: number,
  event: (number: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + LONGEST;
  let done = 0;
  while (done < events && (done < FEWEST || performance.now() < end)) {
    if (pace > 0) await pause(pace);
    done += 1;
    await event(done);
  }
  // The last event's frame is counted too.
  await pause(PACE);
  return done;
}

function nameLine(): BenchLine {
  const [size] = SIZES;
  const name = size && linesOf(size)[IN_HAND];
  if (!name) throw new Error('a scene without lines');
  return name;
}

/** The driver of one renderer; `window.drive` is where the bench finds it. */
export function driveOf(subject: Subject): Drive {
  const name = nameLine();
  return {
    idle: (events) => each(events, PACE, async () => undefined),
    paced: (kind, events) => each(events, PACE, (event) => act(subject, name, kind, event, 'frame')),
    hurried: (kind, events) => each(events, 0, (event) => act(subject, name, kind, event, 'now')),
    async timed(kind, events) {
      const times: number[] = [];
      await each(events, PACE, async (event) => {
        const from = performance.now();
        await act(subject, name, kind, event, 'now');
        times.push(performance.now() - from);
      });
      return times;
    },
    async edits(from, to) {
      for (let event = from; event < to; event += 1) {
        await act(subject, name, KINDS[event % KINDS.length] ?? 'move', event, 'now');
      }
    },
    async png(pxPerMm) {
      const from = performance.now();
      await subject.exportPng(pxPerMm);
      return performance.now() - from;
    },
  };
}
