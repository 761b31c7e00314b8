/** A mail server in a process of its own that takes every letter and keeps none. It prints its address, and a line for each letter that has files. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter with papers is larger than this, in bytes: one without has a few thousand. */
const PAPERS = 100_000;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    let bytes = 0;
    stream.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    stream.on('end', () => {
      if (bytes > PAPERS) process.stdout.write('papers\n');
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}\n`);
});
