/** Where two files of one length differ first and last, and in how many bytes. */
export function differing(one: Uint8Array, other: Uint8Array) {
  let [first, last, count] = [one.length, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    first = Math.min(first, at);
    last = at;
    count += 1;
  }
  return { first, last, count };
}
