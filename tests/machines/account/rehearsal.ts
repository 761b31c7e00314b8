import type { Actor, AnyActorLogic, EventFromLogic } from 'xstate';

/** What a machine's calls are answered, one after the other, and what was asked. */
export function answersOf(answers: readonly unknown[]) {
  const asked: unknown[] = [];
  const waiting = [...answers];
  return {
    asked,
    /** Notes what was asked, and gives the next answer. @throws the next answer, where that is an error. */
    answer: (what: unknown) => {
      if (what !== undefined) asked.push(what);
      const next = waiting.shift();
      if (next instanceof Error) throw next;
      return next as never;
    },
  };
}

/** Starts a machine whose calls are provided, and runs it until it waits for somebody; after each event likewise. */
export async function rehearsed<Logic extends AnyActorLogic>(actor: Actor<Logic>) {
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  actor.start();
  await settled();
  const send = async (...events: EventFromLogic<Logic>[]) => {
    for (const event of events) {
      actor.send(event);
      await settled();
    }
  };
  return { send, now: () => actor.getSnapshot() };
}
