import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';

const changed = z.object({ mason: z.string(), version: z.number(), settings: z.unknown() });

/** What was changed in a mason's settings and not saved yet: whose they are, and of which version. */
export type ChangedSettings = z.infer<typeof changed>;

const kept = keptInTab('gravestone.masonSettings', changed);

/** What was changed in this tab when the page was left or loaded anew; undefined where that was nothing. */
export const changedSettings = (): ChangedSettings | undefined => kept.read();

/** Keeps what is changed until it is saved. */
export const keepChanged = (settings: ChangedSettings): void => kept.write(settings);

/** Clears it: it is saved, or somebody else may use this computer next. */
export const forgetChanged = (): void => kept.write(undefined);
