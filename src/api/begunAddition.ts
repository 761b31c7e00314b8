import { z } from 'zod';
import { keptInTab } from './keptInTab';

/** The untouched stone created in this tab for an addition, until it is used. */
const begunAddition = z.object({ id: z.number().int().positive(), version: z.number().int() });

/** The stone an addition was begun with: a photograph can only be put on a saved stone. */
const begun = keptInTab('gravestone.addition', begunAddition);

/** Remembers a stone created only for the coming photograph. */
export const beginAddition = ({ id, version }: z.infer<typeof begunAddition>): void =>
  begun.write({ id, version });

/** Whether a stone was created so in this tab, and has not been written since. */
export function isBegunAddition({ id, version }: z.infer<typeof begunAddition>): boolean {
  const made = begun.read();
  return made?.id === id && made.version === version;
}

/** The stone is in use, or gone. */
export const endAddition = (): void => begun.write(undefined);
