import { createActorContext } from '@xstate/react';
import { stoneMachine } from '../../../machines/stone/stoneMachine';

/** The machine that duplicates and deletes the stone, for the menu that begins it and the popups that follow. */
export const StoneContext = createActorContext(stoneMachine);
