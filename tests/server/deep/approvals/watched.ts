import { approvalChange } from '../../../../src/stone/wire/approval';

/** A stream of what changes about an approval, as it is read. */
export interface Watched {
  /** The revisions that were told so far. */
  readonly revisions: readonly (number | null)[];
  /** Settles once the server has ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens the stream of an approval. @throws where it is refused */
export async function watch(url: string, as: string): Promise<Watched> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: { AuthCookie: as }, signal: leaving.signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`there is no stream: ${answer.status}`);
  const lines = answer.body.pipeThrough(new TextDecoderStream());
  const revisions: (number | null)[] = [];
  const ended = (async () => {
    let rest = '';
    for await (const text of lines) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) revisions.push(approvalChange.parse(JSON.parse(data)).revision);
      }
    }
  })();
  return { revisions, ended, leave: () => leaving.abort() };
}
