import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';
import { type Wish, wish } from './wish';

const reading = z.object({
  token: z.string(),
  /** What the server has not confirmed yet, in its order. */
  wishes: z.array(wish),
  /** What is written and not sent off yet, by what it is about. */
  typed: z.record(z.string(), z.string()),
  /** The step that is read; undefined before the first. */
  step: z.string().optional(),
});
interface Reading {
  readonly wishes: readonly Wish[];
  readonly typed: Readonly<Record<string, string>>;
  readonly step?: string | undefined;
}

const kept = keptInTab('gravestone.approving', reading);

/** What a relative had done in this tab by the same link when the page was left or reloaded. */
export function keptReading(token: string): Reading {
  const found = kept.read();
  return found?.token === token ? found : { wishes: [], typed: {} };
}

/** Keeps it until the server has it; the tab keeps that of one link. */
export function keepReading(token: string, { wishes, typed, step }: Reading): void {
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  kept.write({
    token,
    wishes: [...wishes],
    typed: Object.fromEntries(written),
    ...(step !== undefined && { step }),
  });
}
