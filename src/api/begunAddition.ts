import { z } from 'zod';
import { keptInTab } from './keptInTab';

/** What the stone looked like that was made in this tab for an addition, as long as it is of no other use. */
const begunAddition = z.object({ id: z.number().int().positive(), version: z.number().int() });

/** The stone an addition was begun with: a photograph can only be put on one that is saved. */
const begun = keptInTab('gravestone.addition', begunAddition);

/** Remembers a stone that was made only for the photograph that is to come. */
export const beginAddition = ({ id, version }: z.infer<typeof begunAddition>): void =>
  begun.write({ id, version });

/** Whether a stone is the one that was made so in this tab, and has not been written since. */
export function isBegunAddition({ id, version }: z.infer<typeof begunAddition>): boolean {
  const made = begun.read();
  return made?.id === id && made.version === version;
}

/** The stone is of use, or gone. */
export const endAddition = (): void => begun.write(undefined);
