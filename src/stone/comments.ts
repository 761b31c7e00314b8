/**
 * A comment that two people have written over the same one. Neither is lost: theirs is taken over, and where both wrote
 * something new it stands before the own.
 *
 * @param before what both began with.
 */
export function bothComments(own: string, before: string, theirs: string): string {
  if (own === before) return theirs;
  if (theirs === before || theirs === own || theirs === '') return own;
  if (own === '') return theirs;
  return `${theirs}\n${own}`;
}
