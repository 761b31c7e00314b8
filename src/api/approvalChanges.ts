import { approvalChange } from '../stone/wire/approval';
import { ownToken } from './identity';
import type { StoneAddress } from './stones';

/** The beginning of a line of server-sent events that holds what is told. */
const DATA = 'data:';

/** The revision in an event's text; undefined where it is not one. */
function revisionIn(line: string): number | null | undefined {
  if (!line.startsWith(DATA)) return undefined;
  try {
    return approvalChange.safeParse(JSON.parse(line.slice(DATA.length))).data?.revision;
  } catch {
    return undefined;
  }
}

/**
 * Follows the changes of a stone's approval as the server sends them, until the connection ends. It is read by `fetch`,
 * since `EventSource` sends no token along but in the address, which servers write down.
 *
 * @param told is called with every revision.
 * @param heard is called with whatever arrives, also with what only keeps the line open.
 * @throws Error where there is no connection, or it was cut: whoever follows looks by himself then.
 */
export async function followApproval(
  { id, token }: StoneAddress,
  { told, heard }: { readonly told: (revision: number | null) => void; readonly heard: () => void },
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`/api/stone/${id}/approval/changes`, {
    headers: { AuthCookie: token ?? ownToken(), Accept: 'text/event-stream' },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the changes cannot be followed: ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = `${rest}${value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const revision = revisionIn(line);
      if (revision !== undefined) told(revision);
    }
  }
}
