/**
 * Prints what one move of a pointer costs in its states by the table of `nextState`, and by an XState actor whose
 * states do the same:
 *
 *     npx tsx bench/pointer/run.ts
 *
 * In microseconds of processor time, the median of rounds that take turns. The stage is a plain object, so nothing is
 * drawn: measured is finding the state that handles a move, and its calculation.
 */
import { createActor, setup } from 'xstate';
import { nextState } from '../../src/screens/designer/stage/pointer/nextState';
import { IDLE, type PointerState } from '../../src/screens/designer/stage/pointer/pointerState';
import { median } from '../median';
import { GESTURES, type Gesture, pointerStage } from './gestures';

const MOVES = 50_000;
const ROUNDS = 9;

/** Begins a gesture by the table, and returns what handles a move. */
function byTable({ press, begin, moves }: Gesture): (move: number) => void {
  const stage = pointerStage();
  let state: PointerState = nextState(IDLE, 'down', press, stage);
  state = nextState(state, 'move', begin, stage);
  return (move) => {
    state = nextState(state, 'move', moves[move % moves.length] ?? begin, stage);
  };
}

/** The same by an actor. It has no context and no guards, which favours it. */
function byActor(gesture: Gesture): (move: number) => void {
  const moved = byTable(gesture);
  const machine = setup({
    types: {} as { events: { type: 'down' | 'up' | 'cancel' } | { type: 'move'; move: number } },
    actions: { move: (_, move: number) => moved(move) },
  }).createMachine({
    initial: 'idle',
    states: {
      idle: { on: { down: 'moving' } },
      moving: {
        on: {
          move: { actions: { type: 'move', params: ({ event }) => event.move } },
          up: 'idle',
          cancel: 'idle',
        },
      },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'down' });
  return (move) => actor.send({ type: 'move', move });
}

/** Processor time in microseconds. */
function costOfMove(take: (move: number) => void): number {
  const before = process.cpuUsage();
  for (let move = 0; move < MOVES; move += 1) take(move);
  return process.cpuUsage(before).user / MOVES;
}

const lines = ['| | nextState | actor of XState |', '| --- | ---: | ---: |'];
for (const [name, gesture] of Object.entries(GESTURES)) {
  const table = byTable(gesture);
  const actor = byActor(gesture);
  // Warms up the just-in-time compiler.
  costOfMove(table);
  costOfMove(actor);
  const costs = Array.from({ length: ROUNDS }, () => ({
    table: costOfMove(table),
    actor: costOfMove(actor),
  }));
  const cells = [costs.map((cost) => cost.table), costs.map((cost) => cost.actor)].map((all) =>
    median(all).toFixed(2),
  );
  lines.push(`| ${name}, µs a move | ${cells.join(' | ')} |`);
}
process.stdout.write(`${lines.join('\n')}\n`);
