import { createActorContext } from '@xstate/react';
import { sessionMachine } from '../../machines/session/sessionMachine';

/** Who is logged in, for every screen to read. */
export const SessionContext = createActorContext(sessionMachine);
