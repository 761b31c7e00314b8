import { createActorContext } from '@xstate/react';
import { wizardMachine } from '../../machines/wizard/wizardMachine';

/** The wizard, for each of its steps to read. */
export const WizardContext = createActorContext(wizardMachine);
