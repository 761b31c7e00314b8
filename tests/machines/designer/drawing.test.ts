import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { DesignerEvent } from '../../../src/machines/designer/context';
import { draw } from '../../../src/machines/designer/drawing';
import type { Design } from '../../../src/stone/stone';
import { design } from '../../../src/stone/stone';
import { SHOWN } from './samples';

/** The checks that were begun: what ends each, well or with an error. */
const checks: ((error?: Error) => void)[] = [];
/** The drawings of spoiled designs that were begun: what makes each fail. */
const spoiled: ((error: Error) => void)[] = [];
/** What the stage was asked for, in order. The stage itself needs a browser: e2e draws with it. */
const asked: string[] = [];

vi.mock('../../../src/renderer/renderer', () => ({
  openRenderer: async () => ({
    stage: {
      catalogue: async () => void asked.push('catalogue'),
      hold: async () => ({ grip: undefined, marks: [] }),
      measure: async () => ({ grip: undefined, marks: [] }),
      aid: async () => ({ grip: undefined, marks: [] }),
      show: async ({ designName }: Design) => {
        asked.push(`show ${designName}`);
        if (designName === 'spoiled') await new Promise((_, reject) => spoiled.push(reject));
        return SHOWN;
      },
      check: () => {
        asked.push('check');
        const warnings = [{ kind: 'outside', elements: [checks.length] }];
        return new Promise((end, fail) => checks.push((error) => (error ? fail(error) : end(warnings))));
      },
    },
  }),
}));

const named = (designName: string): Design => design.parse({ designName });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const offered = { stoneTypes: [], vignets: [], backgrounds: [], attachments: [], fonts: [], churchyards: [] };

function drawing() {
  const told: DesignerEvent[] = [];
  const parent = setup({
    types: {} as { events: DesignerEvent },
    actors: { draw },
    actions: { note: ({ event }) => told.push(event) },
  }).createMachine({
    invoke: {
      id: 'drawing',
      src: 'draw',
      input: {
        offered,
        design: named('first'),
        measuring: false,
        aids: { grid: undefined, distances: false },
      },
    },
    on: { '*': { actions: 'note' } },
  });
  const actor = createActor(parent).start();
  return {
    told: (type: DesignerEvent['type']) => told.filter((event) => event.type === type),
    draw: (name: string) =>
      actor.getSnapshot().children.drawing?.send({ type: 'draw', design: named(name) } as never),
  };
}

describe('What is edited', () => {
  beforeEach(() => {
    checks.length = 0;
    spoiled.length = 0;
    asked.length = 0;
  });

  test('is drawn while the stone before it is still being checked', async () => {
    const { draw: edit, told } = drawing();
    await settle();
    expect(asked).toEqual(['catalogue', 'show first', 'check']);
    edit('second');
    await settle();
    expect(asked.slice(3)).toEqual(['show second']);
    expect(told('drawn')).toHaveLength(2);
  });

  test('is checked once the check before has ended, which is not told of the stone that is seen now', async () => {
    const { draw: edit, told } = drawing();
    await settle();
    for (const name of ['second', 'third', 'fourth']) {
      edit(name);
      await settle();
    }
    expect(asked.filter((call) => call === 'check')).toHaveLength(1);
    checks[0]?.();
    await settle();
    expect(told('checked')).toEqual([]);
    expect(asked.filter((call) => call === 'check')).toHaveLength(2);
    checks[1]?.();
    await settle();
    expect(told('checked')).toMatchObject([
      { type: 'checked', warnings: [{ kind: 'outside', elements: [1] }] },
    ]);
    edit('fifth');
    await settle();
    expect(asked.filter((call) => call === 'check')).toHaveLength(3);
  });

  test('is drawn and checked though the stone before it could not be', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { draw: edit, told } = drawing();
    await settle();
    edit('spoiled');
    await settle();
    edit('after it');
    await settle();
    spoiled[0]?.(new Error('no picture'));
    await settle();
    expect(asked.slice(3)).toEqual(['show spoiled', 'show after it']);
    expect(told('drawing.failed')).toHaveLength(1);
    expect(told('drawn')).toHaveLength(2);

    checks[0]?.(new Error('no warnings'));
    await settle();
    expect(told('drawing.failed')).toHaveLength(2);
    checks[1]?.();
    await settle();
    expect(told('checked')).toHaveLength(1);
  });
});
