import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The name of a transition, the same for every copy of a machine. */
function nameOf(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken;
  const siblings = eventType ? (source.transitions.get(eventType) ?? []) : (source.always ?? []);
  return `${source.id} on ${eventType || 'always'}: branch ${siblings.indexOf(taken) + 1}`;
}

/** The names of all transitions that a machine defines, guarded branches each for itself. */
export function allTransitions(machine: AnyStateMachine): string[] {
  return getStateNodes(machine).flatMap(({ transitions, always = [] }) =>
    [...[...transitions.values()].flat(), ...always].map(nameOf),
  );
}

/** Hears of every transition a machine takes; give it to `inspect`. */
export function witness(taken: Set<string>): (event: InspectionEvent) => void {
  return (event) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) taken.add(nameOf(transition));
  };
}
