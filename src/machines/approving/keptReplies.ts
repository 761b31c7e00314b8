import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';

const kept = keptInTab('gravestone.replies', z.record(z.string(), z.string()));

/** What was typed in this tab as answers to relatives' comments and not sent, by the comments' numbers. */
export function keptReplies(): Readonly<Record<string, string>> {
  return kept.read() ?? {};
}

/** Keeps what is typed until it is sent; comments' numbers are of all stones, so that nothing is mixed up. */
export function keepReplies(typed: Readonly<Record<string, string>>): void {
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  kept.write(written.length === 0 ? undefined : Object.fromEntries(written));
}

/** Clears it: somebody else may use this computer next. */
export function forgetReplies(): void {
  kept.write(undefined);
}
