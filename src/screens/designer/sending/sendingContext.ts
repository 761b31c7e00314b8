import { createActorContext } from '@xstate/react';
import { sendingMachine } from '../../../machines/sending/sendingMachine';

/** The machine that sends the stone, for the button that begins it and the popups that follow. */
export const SendingContext = createActorContext(sendingMachine);
