import { createActorContext } from '@xstate/react';
import { sendingMachine } from '../../../machines/sending/sendingMachine';

/** The machine that sends the stone, for its button and popups. */
export const SendingContext = createActorContext(sendingMachine);
