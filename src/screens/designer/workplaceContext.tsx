import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { Opening } from '../../machines/designer/context';
import {
  type WorkplaceActor,
  type WorkplaceActors,
  workplaceMachine,
} from '../../machines/workplace/workplaceMachine';

const Context = createContext<WorkplaceActor | undefined>(undefined);

/** Runs the machines of one opened stone for what is shown within it. */
export function WorkplaceProvider({
  opening,
  children,
}: {
  readonly opening: Opening;
  readonly children: ReactNode;
}) {
  const workplace: WorkplaceActor = useActorRef(workplaceMachine, { input: opening });
  return <Context value={workplace}>{children}</Context>;
}

function useWorkplace(): WorkplaceActor {
  const workplace = useContext(Context);
  if (!workplace) throw new Error('there is no workplace around this');
  return workplace;
}

/** How far the opening of the stone has come. */
export function useStage(): 'loading' | 'failing' | 'designing' {
  return useSelector(useWorkplace(), ({ value }) => value);
}

/**
 * A machine within the workplace; the same one for as long as what uses it is shown.
 *
 * @throws where it is used while that machine does not run.
 */
function useMachine<Name extends keyof WorkplaceActors>(name: Name): ActorRefFrom<WorkplaceActors[Name]> {
  const machine = useWorkplace().getSnapshot().children[name];
  if (!machine) throw new Error(`nothing named "${name}" runs in the workplace`);
  return machine as ActorRefFrom<WorkplaceActors[Name]>;
}

/** What is selected of an actor, drawn in a transition: React does so in slices, and gives it up for what is more urgent. */
function useLate<Selected>(actor: AnyActorRef, select: (snapshot: unknown) => Selected): Selected {
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()));
  useEffect(() => {
    const take = (next: Selected) => startTransition(() => setSelected(() => next));
    let taken = select(actor.getSnapshot());
    take(taken);
    const following = actor.subscribe((snapshot) => {
      const next = select(snapshot);
      if (Object.is(next, taken)) return;
      taken = next;
      take(next);
    });
    return () => following.unsubscribe();
  }, [actor, select]);
  return selected;
}

/** What a selector is given of an actor. */
type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/** The way to a machine within the workplace, as `createActorContext` gives it to one that stands alone. */
export function withinWorkplace<Name extends keyof WorkplaceActors>(name: Name) {
  return {
    useActorRef: () => useMachine(name),
    useSelector: <Selected,>(
      selector: (snapshot: SnapshotOf<ActorRefFrom<WorkplaceActors[Name]>>) => Selected,
      isSame?: (one: Selected, other: Selected) => boolean,
    ): Selected => useSelector(useMachine(name), selector, isSame),
    /**
     * As `useSelector`, for what only shows something: it follows when there is time, and no press or key waits for it.
     *
     * @param select a function that is not made anew each time, and gives the same of the same.
     */
    useLateSelector: <Selected,>(
      select: (snapshot: SnapshotOf<ActorRefFrom<WorkplaceActors[Name]>>) => Selected,
    ): Selected => useLate(useMachine(name), select as (snapshot: unknown) => Selected),
  };
}
