import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Offered } from '../../../src/api/lists';
import type { ProposalPlace } from '../../../src/api/proposal';
import { proposalMachine } from '../../../src/machines/proposal/proposalMachine';
import { design } from '../../../src/stone/stone';
import type { ProposalAnswer, ProposalFound } from '../../../src/stone/wire/proposal';
import { catalogue } from '../../scene/drawnStone';

const PLACE: ProposalPlace = { id: 7, token: 'st_x' };
const ACCEPT: ProposalAnswer = { proposal: 3, decision: 'accept' };
const stone = design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501 });

const foundIn = (state: 'open' | 'accepted' | 'lapsed'): ProposalFound => ({
  ...{ stone: 7, stonemason: 'Værkstedet', asksAgain: false, price: null },
  proposal: {
    ...{ id: 3, state, reason: 'For tynde streger.', at: '2026-11-26T10:00:00.000Z' },
    ...{ answer: null, answeredBy: null, answeredAt: null, ordered: stone, proposed: stone },
  },
});

/** The machine before a server that fails as told, and keeps what arrived even where its answer is lost. */
function begin(failures: { opening?: Error[]; telling?: Error[]; lost?: Error[] } = {}) {
  const { opening = [], telling = [], lost = [] } = failures;
  const told: { place: ProposalPlace; answer: ProposalAnswer }[] = [];
  const server = { state: 'open' as 'open' | 'accepted' | 'lapsed' };
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        open: fromPromise<{ readonly found: ProposalFound; readonly offered: Offered }, ProposalPlace>(
          async () => {
            const error = opening.shift();
            if (error) throw error;
            return { found: foundIn(server.state), offered: { ...catalogue, fonts: [] } };
          },
        ),
        tell: fromPromise<ProposalFound, { readonly place: ProposalPlace; readonly answer: ProposalAnswer }>(
          async ({ input }) => {
            told.push(input);
            const error = telling.shift();
            if (error) throw error;
            server.state = 'accepted';
            const unheard = lost.shift();
            if (unheard) throw unheard;
            return foundIn(server.state);
          },
        ),
      },
    }),
    { input: PLACE },
  ).start();
  type State = 'shown' | 'failingToOpen' | 'failingToAnswer';
  const until = async (state: State) => (await waitFor(actor, (now) => now.matches(state))).context;
  return { actor, told, until, server };
}

const stateIn = ({ opened }: { readonly opened: { readonly found: ProposalFound } | undefined }) =>
  opened?.found.proposal?.state;

test('A proposal is shown once it is loaded, and tried again where it could not be', async () => {
  const { actor, until } = begin({ opening: [new Unreachable()] });
  expect(await until('failingToOpen')).toMatchObject({ opened: undefined, failure: { kind: 'unreachable' } });
  actor.send({ type: 'answer', answer: ACCEPT });
  expect(actor.getSnapshot().matches('failingToOpen')).toBe(true);
  actor.send({ type: 'retry' });
  const shown = await until('shown');
  expect([stateIn(shown), shown.failure]).toEqual(['open', undefined]);
});

test('An answer is told once to the place of the proposal, and the proposal is shown as it then stands', async () => {
  const { actor, told, until } = begin();
  await until('shown');
  actor.send({ type: 'answer', answer: ACCEPT });
  // Pressed again while it is on its way.
  actor.send({ type: 'answer', answer: { ...ACCEPT, decision: 'decline', text: 'Nej' } });
  expect(stateIn(await until('shown'))).toBe('accepted');
  expect(told).toEqual([{ place: PLACE, answer: ACCEPT }]);
});

test('An answer whose arrival is unknown is told again as it was, and what was read stays', async () => {
  const { actor, told, until } = begin({ lost: [new Unreachable()] });
  await until('shown');
  actor.send({ type: 'answer', answer: ACCEPT });
  expect(stateIn(await until('failingToAnswer'))).toBe('open');
  actor.send({ type: 'retry' });
  expect(stateIn(await until('shown'))).toBe('accepted');
  expect(told.map(({ answer }) => answer)).toEqual([ACCEPT, ACCEPT]);
});

test('A refused answer is not told again: how the proposal stands is looked up', async () => {
  const refusal = new Refused(409, 'Forslaget gælder ikke længere.', undefined, 'proposalNotOpen');
  const { actor, told, until, server } = begin({ telling: [refusal] });
  await until('shown');
  actor.send({ type: 'answer', answer: ACCEPT });
  expect((await until('failingToAnswer')).failure).toBeDefined();
  server.state = 'lapsed';
  actor.send({ type: 'reload' });
  const shown = await until('shown');
  expect([stateIn(shown), shown.failure, told.length]).toEqual(['lapsed', undefined, 1]);
});
