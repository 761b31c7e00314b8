import type { Finding } from '../../../stone/finding';

/** What tells a finding from every other of its design. */
export function keyOf({ kind, elements, characters, value, limit }: Finding): string {
  const at = characters.map(({ element, index }) => `${element}.${index}`);
  return [kind, elements.join('.'), at.join('-'), value, limit].join('_').replace(/[^\p{L}\p{N}._-]/gu, '~');
}
