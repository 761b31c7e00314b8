import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';
import { keptList } from '../../api/keptList';
import { MOST_APPROVAL_DAYS } from '../../stone/wire/approval';
import { type Pinned, pinned } from './pinned';
import { type Wish, wish } from './wish';

const unsent = z.object({
  token: z.string(),
  /** When it was kept last, in ms since 1970. */
  keptAt: z.number(),
  /** What the server has not confirmed yet, in its order. */
  wishes: z.array(wish),
  /** What is written and not sent off yet, by where it is written. */
  typed: z.record(z.string(), z.string()),
  /** What that is about, as far as it is a comment. */
  pinned: z.record(z.string(), pinned),
});

interface Reading {
  readonly wishes: readonly Wish[];
  readonly typed: Readonly<Record<string, string>>;
  readonly pinned: Readonly<Record<string, Pinned>>;
  readonly step?: string | undefined;
}

/** So many links have something unsent in one browser; no phone has half as many relatives' stones. */
const MOST_LINKS = 50;

/** No link is good for longer, in ms: what was not sent by then never will be. */
const FORGOTTEN = MOST_APPROVAL_DAYS * 24 * 60 * 60 * 1000;

/**
 * By their links, in the browser and not in the tab: a relative who has written on a train closes the page before the network is
 * back. It is erased as it is sent, and opens with the same link alone.
 */
const kept = keptList('gravestone.unsent', unsent, MOST_LINKS);

/** The step that is read is each tab's own. */
const place = keptInTab('gravestone.approving', z.object({ token: z.string(), step: z.string().optional() }));

/** What this page has known of: anything else in the store is another tab's, which may be closed by now. */
const known = { wishes: new Set<string>(), typed: new Set<string>() };

function know(token: string, { wishes, typed }: Pick<Reading, 'wishes' | 'typed'>): void {
  for (const { key } of wishes) known.wishes.add(key);
  for (const about of Object.keys(typed)) known.typed.add(`${token} ${about}`);
}

const keptOf = (token: string) => kept.read().find((each) => each.token === token);

/** What a relative has done in this browser by this link that the server does not have yet, and where they were in this tab. */
export function keptReading(token: string): Reading {
  const { wishes, typed, pinned } = keptOf(token) ?? { wishes: [], typed: {}, pinned: {} };
  const here = place.read();
  know(token, { wishes, typed });
  return { wishes, typed, pinned, ...(here?.token === token && { step: here.step }) };
}

/** Forgets what was done by a link and never sent. */
export function forgetReading(token: string): void {
  kept.write(kept.read().filter((each) => each.token !== token));
  place.write(undefined);
}

/** Keeps it until the server has it, beside what other tabs have kept by the same link. */
export function keepReading(token: string, reading: Reading): void {
  const { wishes, typed, pinned, step } = reading;
  know(token, reading);
  place.write({ token, ...(step !== undefined && { step }) });
  const found = keptOf(token);
  const isElsewhere = ([about]: readonly [string, unknown]) => !known.typed.has(`${token} ${about}`);
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const all = {
    wishes: [...(found?.wishes ?? []).filter(({ key }) => !known.wishes.has(key)), ...wishes],
    typed: Object.fromEntries([...Object.entries(found?.typed ?? {}).filter(isElsewhere), ...written]),
  };
  const about = { ...found?.pinned, ...pinned };
  const now = {
    ...{ token, keptAt: Date.now(), ...all },
    pinned: Object.fromEntries(Object.entries(about).filter(([at]) => at in all.typed)),
  };
  const isEmpty = all.wishes.length === 0 && Object.keys(all.typed).length === 0;
  const others = kept.read().filter((each) => each.token !== token && each.keptAt > now.keptAt - FORGOTTEN);
  if (isEmpty && !found && others.length === kept.read().length) return;
  kept.write(isEmpty ? others : [now, ...others]);
}
