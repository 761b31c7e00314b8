import { createActorContext } from '@xstate/react';
import { renewingMachine } from '../../../machines/stone/renewingMachine';

/** The machine that renews a stone's links, for its button and popups. */
export const RenewingContext = createActorContext(renewingMachine);
