import { createActorContext } from '@xstate/react';
import { takingOverMachine } from '../../../machines/stone/takingOverMachine';

/** The machine that takes a family's stone over, for the buttons that begin it and the popups that follow. */
export const TakingOverContext = createActorContext(takingOverMachine);
