import { createActorContext } from '@xstate/react';
import { takingOverMachine } from '../../../machines/stone/takingOverMachine';

/** The machine that takes a family's stone over, for its buttons and popups. */
export const TakingOverContext = createActorContext(takingOverMachine);
