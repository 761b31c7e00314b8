import { z } from 'zod';
import { type Machine, machine } from '../painting/sheet/knife/machine';

const KEY = 'gravestone.machine';

/** What cuts the files of this device, and whether they are to name their stone. */
const keptMachine = z.object({ machine: machine.optional(), ticket: z.boolean().optional() });
export interface KeptMachine {
  readonly machine?: Machine | undefined;
  readonly ticket?: boolean | undefined;
}

/** What was chosen on this device; nothing where that was never done, or cannot be read. */
export function machineKept(): KeptMachine {
  try {
    const kept = keptMachine.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
}

/** Remembers it for the next time. */
export function keepMachine(kept: KeptMachine): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it holds as long as the page.
  }
}
