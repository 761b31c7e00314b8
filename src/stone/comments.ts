/**
 * Merges a comment that two people changed at the same time. Neither is lost: theirs is kept, and where both wrote
 * something new it comes before one's own.
 *
 * @param before the original of both.
 */
export function bothComments(own: string, before: string, theirs: string): string {
  if (own === before) return theirs;
  if (theirs === before || theirs === own || theirs === '') return own;
  if (own === '') return theirs;
  return `${theirs}\n${own}`;
}
