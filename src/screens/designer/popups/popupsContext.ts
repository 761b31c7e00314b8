import { createActorContext } from '@xstate/react';
import { popupsMachine } from '../../../machines/popups/popupsMachine';

/** Which popup of the designer is open, for the buttons that open one and for the popups themselves. */
export const PopupsContext = createActorContext(popupsMachine);
