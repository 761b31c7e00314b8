import type { FontEntry } from './catalogue/font';
import type { Foundry } from './catalogue/foundry';
import type { Finding } from './finding';

/**
 * The cast family nearest to one in kind: by itself, else by its group; the first that is cast where nobody knows it.
 *
 * @param fonts the families on offer.
 */
export function nearestFamilyOf(
  family: string,
  { families, nearestOfFamily, nearestOfGroup }: Foundry,
  fonts: readonly Pick<FontEntry, 'family' | 'group'>[],
): string {
  const group = fonts.find((font) => font.family === family)?.group;
  return nearestOfFamily[family] ?? (group && nearestOfGroup[group]) ?? families[0]?.family ?? family;
}

/** Under which name the sentence of a finding of kind `notCast` stands in the texts: what it is about. */
export function castSentenceOf({
  characters,
  value,
}: Pick<Finding, 'characters' | 'value'>):
  | 'notCast'
  | 'notCastHeight'
  | 'notCastSlanted'
  | 'notCastCharacter' {
  if (characters.length > 0) return 'notCastCharacter';
  if (typeof value === 'number') return 'notCastHeight';
  return value === 'cursive' ? 'notCastSlanted' : 'notCast';
}
