import { createActorContext } from '@xstate/react';
import { stoneMachine } from '../../../machines/stone/stoneMachine';

/** The machine that duplicates and deletes the stone, for its menu items and popups. */
export const StoneContext = createActorContext(stoneMachine);
