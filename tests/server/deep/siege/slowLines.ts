import { setTimeout as pause } from 'node:timers/promises';
import { type HeldLine, holdLine } from '../../heldLine';

const HEAD =
  'POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nAuthCookie: public\r\nContent-Type: application/json\r\n';

/** What each of them sends before it pauses, or continues byte by byte. */
const BEGINNINGS = [
  '',
  'GET /healthz HTTP/1.1\r\nHost: st',
  `${HEAD}Content-Length: 1000\r\n\r\n{`,
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
  'GET /openapi.json HTTP/1.1\r\nHost: sten\r\n\r\n',
];

/** The interval of further bytes, in ms. */
const DRIP_MS = 1000;

/**
 * Keeps so many connections open that send as slowly as they can, and replaces each that is closed.
 *
 * @returns how many were opened, and how many got a timeout's answer.
 */
export async function holdLines(url: string, count: number, isOver: () => boolean) {
  const port = Number(new URL(url).port);
  let [opened, toldSo] = [0, 0];
  const one = async (index: number) => {
    while (!isOver()) {
      const held: HeldLine = await holdLine(port, BEGINNINGS[index % BEGINNINGS.length] ?? '');
      opened += 1;
      const { line, heard } = held;
      while (!isOver() && !line.destroyed && !line.readableEnded && line.writable) {
        // In a header or a body: one more byte, and never the last.
        if (index % 2) line.write(' ');
        await pause(DRIP_MS);
      }
      if (/^HTTP\/1\.1 408 /.test(heard())) toldSo += 1;
      line.destroy();
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  return { opened, toldSo };
}
