import type { Finding } from '../../../stone/finding';

/** A key unique among the findings of a design. */
export function keyOf({ kind, elements, characters, value, limit }: Finding): string {
  const at = characters.map(({ element, index }) => `${element}.${index}`);
  return [kind, elements.join('.'), at.join('-'), value, limit].join('_').replace(/[^\p{L}\p{N}._-]/gu, '~');
}
