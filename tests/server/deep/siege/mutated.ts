import type { Chance } from '../chance';
import { NASTY } from '../fuzz/values';

/** Every place of a JSON value: its container and its name there. */
function placesOf(value: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  // A list is an object with numbers as names.
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesOf(holder[name])]);
}

/** The same body with one field nasty, missing, or renamed. */
export function withOneField(body: unknown, chance: Chance): unknown {
  const spoilt: unknown = structuredClone(body);
  const places = placesOf(spoilt);
  if (places.length === 0) return chance.pick(NASTY);
  const { holder, name } = chance.pick(places);
  const before = holder[name];
  if (chance.oneIn(6)) delete holder[name];
  else if (chance.oneIn(8)) Object.assign(holder, { [`${name}x`]: before });
  else holder[name] = chance.pick(NASTY);
  return spoilt;
}

/** The same bytes with one of them changed. */
export function withOneByte(bytes: Buffer, chance: Chance): Buffer {
  const spoilt = Buffer.from(bytes);
  if (spoilt.length > 0) spoilt[chance.below(spoilt.length)] = chance.below(256);
  return spoilt;
}
