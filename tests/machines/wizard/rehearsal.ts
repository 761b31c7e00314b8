import { createActor, fromPromise } from 'xstate';
import type { StoneAddress } from '../../../src/api/stones';
import type { WizardEvent, WizardInput, WizardNotice } from '../../../src/machines/wizard/context';
import type { Creation, Noted, Order } from '../../../src/machines/wizard/effects';
import { wizardMachine } from '../../../src/machines/wizard/wizardMachine';
import type { WizardStone } from '../../../src/machines/wizard/wizardStone';
import type { StoneType } from '../../../src/stone/catalogue/stoneType';
import { type Design, type Stone, stone } from '../../../src/stone/stone';
import type { LetterToRead } from '../../../src/stone/wire/order';

/** A call the wizard made: what with, and how the test lets it end. */
interface Call {
  readonly input: unknown;
  succeed(answer: unknown): void;
  fail(error: unknown): void;
}

/** A stone as the server answers it. */
export function storedStone(given: Partial<Stone> = {}): Stone {
  return { ...stone.parse({ id: 7, token: 'st_seven', version: 3 }), ...given };
}

/** What the form of an order is given. */
export function orderOf(given: Partial<Stone> = {}): Order {
  return {
    address: { id: 7, token: 'st_seven' },
    stone: storedStone(given),
    churchyards: [],
  };
}

const VISITOR: WizardInput = { place: { step: 'takeAction' }, isUser: false, exempt: false, locale: 'da' };

/** A wizard whose calls end as the test says, with what it called and where it led. */
export function rehearse(given: Partial<WizardInput> = {}) {
  const calls = new Map<string, Call[]>();
  const led: string[] = [];
  const effect = <Answer, Input>(name: string) =>
    fromPromise<Answer, Input>(
      ({ input }) =>
        new Promise((succeed, fail) => {
          const call = { input, succeed: (answer: unknown) => succeed(answer as Answer), fail };
          calls.set(name, [...(calls.get(name) ?? []), call]);
        }),
    );
  const actor = createActor(
    wizardMachine.provide({
      actors: {
        fetchTypes: effect<readonly StoneType[], Stone['type']>('fetchTypes'),
        listStones: effect<readonly WizardStone[], boolean>('listStones'),
        prepareAddition: effect<Design, Stone['type']>('prepareAddition'),
        createAddition: effect<StoneAddress, Creation>('createAddition'),
        copyStone: effect<StoneAddress, { address: StoneAddress; isUser: boolean }>('copyStone'),
        openOrder: effect<Order, { stoneId: number; isUser: boolean }>('openOrder'),
        noteDecisions: effect<Stone, Noted>('noteDecisions'),
        readLetter: effect<LetterToRead, StoneAddress>('readLetter'),
        sendOrder: effect('sendOrder'),
      },
    }),
    { input: { ...VISITOR, ...given } },
  );
  actor.on('leave', ({ to }: WizardNotice) => led.push(to));
  actor.start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const last = (name: string): Call => {
    const call = calls.get(name)?.at(-1);
    if (!call) throw new Error(`${name} was never called`);
    return call;
  };
  return {
    led,
    send: (event: WizardEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** How often something was called. */
    count: (name: string) => calls.get(name)?.length ?? 0,
    input: (name: string) => last(name).input,
    async succeed(name: string, answer: unknown) {
      last(name).succeed(answer);
      await settled();
    },
    async fail(name: string, error: unknown) {
      last(name).fail(error);
      await settled();
    },
  };
}
