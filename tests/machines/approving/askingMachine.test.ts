import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { Unreachable } from '../../../src/api/http';
import type { ActOn, Done, Act as Wanted } from '../../../src/machines/approving/askingEffects';
import { askingMachine } from '../../../src/machines/approving/askingMachine';
import type { DesignerActor } from '../../../src/machines/designer/designerMachine';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import type { Approval, ApprovalFound } from '../../../src/stone/wire/approval';
import { opened } from '../designer/opened';
import { SAVED_STONE, stoneInVersion } from '../designer/samples';
import { TabStorage } from '../tabStorage';

const approval = (state: Approval['state'], revision = 1) =>
  ({ state, revision, comments: [] }) as unknown as Approval;

async function begin(failures: Error[] = []) {
  const designer = await opened(SAVED_STONE);
  const done: Wanted[] = [];
  const keys: string[] = [];
  let told: () => void = () => undefined;
  let looked = 0;
  let state: Approval['state'] | undefined;
  const actor = createActor(
    askingMachine.provide({
      actors: {
        findApproval: fromPromise<ApprovalFound, DesignerActor>(async () => {
          looked += 1;
          return { approval: state ? approval(state, looked) : null, isDemanded: true };
        }),
        actOnApproval: fromPromise<Done, ActOn>(async ({ input: { act, key } }) => {
          done.push(act);
          keys.push(key);
          const error = failures.shift();
          if (error) throw error;
          state = 'asked';
          const links =
            act.kind === 'ask' || act.kind === 'renew' ? [{ approver: 4, token: `ap_${keys.length}` }] : [];
          const stone = act.kind === 'ask' ? stoneInVersion(9, {}) : undefined;
          return { approval: approval('asked'), links, ...(stone && { stone }) };
        }),
        follow: fromCallback<{ type: 'xstate.stop' }, DesignerActor>(({ sendBack }) => {
          told = () => sendBack({ type: 'changed' });
        }),
      },
    }),
    { input: { designer: designer.actor } },
  ).start();
  await waitFor(actor, (now) => now.matches({ looking: 'there' }));
  const rested = (where: 'resting' | 'failing' = 'resting') =>
    waitFor(actor, (now) => now.matches({ acting: where }) && now.matches({ looking: 'there' }));
  return {
    ...{ actor, designer, done, keys, rested },
    tell: (next: Approval['state']) => {
      state = next;
      told();
    },
    looked: () => looked,
  };
}

const ASK: Wanted = { kind: 'ask', request: { approvers: [{ name: 'Anna' }], needed: 1 } };

describe('The approval of a stone, for whoever asks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
  });

  test('is asked for once, and the designer goes on with the version that the server has written', async () => {
    const { actor, designer, done, rested } = await begin();
    expect(actor.getSnapshot().context.found).toEqual({ approval: null, isDemanded: true });
    actor.send({ type: 'act', act: ASK });
    actor.send({ type: 'act', act: ASK });
    const { context } = await rested();
    expect([done, context.links]).toEqual([[ASK], [{ approver: 4, token: 'ap_1' }]]);
    expect(context.found).toMatchObject({ isDemanded: true, approval: { state: 'asked' } });
    expect(designer.context.saved?.version).toBe(9);
  });

  test('is asked for again under the same key as long as it is the same, and under another for another', async () => {
    const { actor, keys, rested } = await begin([new Unreachable(''), new Unreachable('')]);
    actor.send({ type: 'act', act: ASK });
    await rested('failing');
    actor.send({ type: 'retry' });
    await rested('failing');
    actor.send({ type: 'act', act: ASK });
    await rested();
    actor.send({ type: 'act', act: { kind: 'renew', approver: 4 } });
    await rested();
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('says where the stone could not be saved', async () => {
    const { actor, rested } = await begin([new StoneNotSaved('')]);
    actor.send({ type: 'act', act: ASK });
    expect((await rested('failing')).context.failure).toEqual({ kind: 'notSaved' });
  });

  test('a newer link stands in place of an older one', async () => {
    const { actor, rested } = await begin();
    actor.send({ type: 'act', act: ASK });
    await rested();
    actor.send({ type: 'act', act: { kind: 'renew', approver: 4 } });
    expect((await rested()).context.links).toEqual([{ approver: 4, token: 'ap_2' }]);
  });

  test('is fetched anew whenever the server tells that it has changed', async () => {
    const { actor, tell, looked } = await begin();
    tell('reading');
    const shows = (state: string) =>
      waitFor(actor, ({ context }) => context.found?.approval?.state === state);
    await shows('reading');
    tell('approved');
    await shows('approved');
    expect(looked()).toBe(3);
  });

  test('what is typed as an answer stays until the server has it, in a page loaded anew too', async () => {
    const { actor, rested } = await begin([new Unreachable('')]);
    actor.send({ type: 'type', comment: 12, text: 'Det er rettet. ' });
    const act: Wanted = { kind: 'answer', comment: 12, text: 'Det er rettet.' };
    actor.send({ type: 'act', act });
    await rested('failing');
    const again = await begin();
    expect(again.actor.getSnapshot().context.typed).toEqual({ 12: 'Det er rettet. ' });
    actor.send({ type: 'retry' });
    expect((await rested()).context.typed[12]).toBe('');
    expect((await begin()).actor.getSnapshot().context.typed).toEqual({});
  });
});
