import { isSamePin, type Pinned } from './pinned';
import { aboutOf, type Wish } from './wish';

interface Written {
  readonly typed: Readonly<Record<string, string>>;
  readonly pinned: Readonly<Record<string, Pinned>>;
}

/**
 * Puts what was written and refused back where it was typed, before what was typed there since. Where that is about something
 * else it gets a place of its own (src/machines/approving/unsent.ts): a remark about one letter must not become one about another.
 */
export function givenBack({ act, key, round, words = '' }: Wish, { typed, pinned }: Written): Written {
  const usual = aboutOf(act);
  if (usual === undefined || !('text' in act)) return { typed, pinned };
  const since = typed[usual]?.trim() ? typed[usual] : '';
  if (act.kind !== 'comment')
    return { typed: { ...typed, [usual]: [act.text, since].filter(Boolean).join('\n\n') }, pinned };
  const other = pinned[usual];
  const isTaken = since !== '' && other !== undefined && !isSamePin(other.pin, act.pin);
  const about = isTaken ? `${usual} ${key}` : usual;
  const text = [act.text, isTaken ? '' : since].filter(Boolean).join('\n\n');
  return {
    typed: { ...typed, [about]: text },
    pinned: { ...pinned, [about]: { pin: act.pin, round, words } },
  };
}
