import { aimedBy, nearerBy, type Orbit, turnedBy } from '../../../geometry/orbit';

/** The movements that a button or a key makes. */
export const MOVES = ['left', 'right', 'up', 'down', 'nearer', 'farther', 'front'] as const;
export type Move = (typeof MOVES)[number];

/** A step around the stone and above it, in degrees; and how much nearer one is. */
const STEP = { turn: 15, lift: 10, nearer: 1.25 } as const;

/** A step of what is looked at, with Shift and an arrow: in halves of the picture's height. */
const ASIDE = 0.3;

/** Where somebody stands who comes to a stone: before it, as tall as he is. A stone that lies is looked down on. */
export const frontOf = (lies: boolean): Orbit => ({ turn: 0, lift: lies ? 42 : 9, nearer: 1, aim: [0, 0] });

/** From where it is seen first: a little from the right, so that it is seen to be no picture. */
export const firstView = (lies: boolean): Orbit => turnedBy(frontOf(lies), 26, lies ? 0 : 3);

/** An orbit after a movement. */
export function moved(orbit: Orbit, move: Move, lies: boolean, aspect: number): Orbit {
  switch (move) {
    case 'left':
      return turnedBy(orbit, -STEP.turn, 0);
    case 'right':
      return turnedBy(orbit, STEP.turn, 0);
    case 'up':
      return turnedBy(orbit, 0, STEP.lift);
    case 'down':
      return turnedBy(orbit, 0, -STEP.lift);
    case 'nearer':
      return nearerBy(orbit, STEP.nearer, aspect);
    case 'farther':
      return nearerBy(orbit, 1 / STEP.nearer, aspect);
    case 'front':
      return frontOf(lies);
  }
}

const BY_KEY: Partial<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  // The same key without Shift, on keyboards that have + above it.
  '=': 'nearer',
  '-': 'farther',
  Home: 'front',
};

const ASIDE_BY_KEY: Partial<Record<string, Orbit['aim']>> = {
  ArrowLeft: [-ASIDE, 0],
  ArrowRight: [ASIDE, 0],
  ArrowUp: [0, ASIDE],
  ArrowDown: [0, -ASIDE],
};

/** A pressed key. */
interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** An orbit after a key; undefined where the key is none of these. With Shift, arrows look aside instead of going round. */
export function movedByKey(
  orbit: Orbit,
  { key, shiftKey }: Key,
  lies: boolean,
  aspect: number,
): Orbit | undefined {
  const aside = shiftKey ? ASIDE_BY_KEY[key] : undefined;
  if (aside) return aimedBy(orbit, aside, aspect);
  const move = BY_KEY[key];
  return move && moved(orbit, move, lies, aspect);
}
