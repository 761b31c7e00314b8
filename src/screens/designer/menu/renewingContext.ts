import { createActorContext } from '@xstate/react';
import { renewingMachine } from '../../../machines/stone/renewingMachine';

/** The machine that renews a stone's links, for the button that begins it and the popups that follow. */
export const RenewingContext = createActorContext(renewingMachine);
