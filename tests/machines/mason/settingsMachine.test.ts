import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { forgetChanged } from '../../../src/machines/mason/keptSettings';
import { settingsMachine } from '../../../src/machines/mason/settingsMachine';
import type { MasonSettings } from '../../../src/painting/files/masonSettings';
import type { MasonsSettings } from '../../../src/painting/files/masonsSettings';
import { TabStorage } from '../tabStorage';

const kept = (version: number, settings: MasonSettings): MasonsSettings => ({
  ...{ version, settings, mason: 'Østbyens', changedBy: null, changedAt: null },
});
const NINE: MasonSettings = { leastStroke: 0.9 };

beforeEach(() => vi.stubGlobal('sessionStorage', new TabStorage()));
afterEach(() => vi.unstubAllGlobals());

/** The page, whose saving fails as told. */
function begin(server: MasonsSettings, ...failures: Error[]) {
  let stored = server;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        fetchSettings: fromPromise(async () => stored),
        saveSettings: fromPromise(
          async ({ input }: { input: { version: number; settings: MasonSettings } }) => {
            const error = failures.shift();
            if (error) throw error;
            stored = kept(input.version + 1, input.settings);
            return stored;
          },
        ),
      },
    }),
  ).start();
  const until = (shown: 'asKept' | 'changed' | 'saved' | 'failingToSave' | 'stale') =>
    waitFor(actor, (now) => now.matches({ shown }));
  const setStored = (now: MasonsSettings) => {
    stored = now;
  };
  return { actor, until, setStored };
}

test('what is changed is saved, and what is changed back has nothing to save', async () => {
  const { actor, until } = begin(kept(1, {}));
  await until('asKept');
  actor.send({ type: 'change', settings: NINE });
  await until('changed');
  actor.send({ type: 'change', settings: {} });
  await until('asKept');
  actor.send({ type: 'change', settings: NINE });
  actor.send({ type: 'save' });
  await until('saved');
  expect(actor.getSnapshot().context.kept).toMatchObject({ version: 2, settings: NINE });
});

test('what was not saved is there when the page is loaded anew, where nobody has saved meanwhile or logged out', async () => {
  const first = begin(kept(1, {}), new Unreachable(''));
  await first.until('asKept');
  first.actor.send({ type: 'change', settings: NINE });
  first.actor.send({ type: 'save' });
  await first.until('failingToSave');
  const anew = begin(kept(1, {}));
  await anew.until('changed');
  expect(anew.actor.getSnapshot().context.settings).toEqual(NINE);
  const later = begin(kept(2, { stencil: 8 }));
  await later.until('asKept');
  expect(later.actor.getSnapshot().context.settings).toEqual({ stencil: 8 });
  forgetChanged();
  const other = begin(kept(1, {}));
  await other.until('asKept');
});

test('where a colleague has saved, what stands here stays until theirs are taken', async () => {
  const { actor, until, setStored } = begin(kept(1, {}), new Refused(409, 'En kollega …'));
  await until('asKept');
  actor.send({ type: 'change', settings: NINE });
  actor.send({ type: 'save' });
  await until('stale');
  expect(actor.getSnapshot().context.settings).toEqual(NINE);
  setStored(kept(2, { stencil: 8 }));
  actor.send({ type: 'takeTheirs' });
  await until('asKept');
  expect(actor.getSnapshot().context.settings).toEqual({ stencil: 8 });
});
