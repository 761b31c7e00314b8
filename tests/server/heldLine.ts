import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An open connection, and what was received on it. */
export interface HeldLine {
  readonly line: Socket;
  heard(): string;
}

/** A client that sends something, and then neither closes nor ends, whatever it receives. */
export async function holdLine(port: number, sent: string): Promise<HeldLine> {
  const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const heard: Buffer[] = [];
  line.on('data', (part: Buffer) => heard.push(part));
  line.on('error', () => undefined);
  await once(line, 'connect');
  line.write(sent);
  return { line, heard: () => Buffer.concat(heard).toString() };
}
