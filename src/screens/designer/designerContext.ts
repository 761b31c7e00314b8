import { createActorContext } from '@xstate/react';
import { designerMachine } from '../../machines/designer/designerMachine';

/** The designer's machine, for every part of its screen to read and to send events to. */
export const DesignerContext = createActorContext(designerMachine);
