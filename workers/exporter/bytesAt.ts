/**
 * The bytes at an address.
 *
 * @throws Error for an answer that is not ok.
 */
export async function bytesAt(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}
