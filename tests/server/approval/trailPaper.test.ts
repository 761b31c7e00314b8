import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivingFaults } from '../../painting/pdf/archiving';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { approveBy, askFor, okay, QUICK_SEAL, tickAll, trailBy } from './asking';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ services: { seal: QUICK_SEAL } });
}, PATIENCE);
afterAll(() => server.stop());

/** What Poppler reads on a paper, with whatever breaks its lines as one space. */
const readByPoppler = (file: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: file }).toString().replaceAll(/\s+/g, ' ');

/** By hand: what was done, by which link, and the one sentence that may speak of a signature, since it denies it. */
const SAID: Readonly<
  Record<string, { readonly done: readonly string[]; readonly link: RegExp; readonly note: string }>
> = {
  da: {
    done: ['Satte flueben ved »Karen Holm«', 'Skrev bemærkning nr. 1', 'Godkendte udgave nr. 1'],
    link: /Bo \(link \d+\.\d+\)/,
    note: 'Det er ikke en elektronisk underskrift.',
  },
  de: {
    done: ['„Karen Holm“', 'Schrieb Anmerkung Nr. 1', 'Gab Fassung Nr. 1 frei'],
    link: /Bo \(Link \d+\.\d+\)/,
    note: 'Er ist keine elektronische Unterschrift.',
  },
  no: {
    done: ['«Karen Holm»', 'Skrev merknad nr. 1', 'Godkjente utgave nr. 1'],
    link: /Bo \(lenke \d+\.\d+\)/,
    note: 'Det er ikke en elektronisk signatur.',
  },
};
const SIGNATURE = /[^.]*(?:underskr|unterschr|signatur|signer|eIDAS)[^.]*\./gi;

test.each(Object.entries(SAID))(
  'The trail on paper says in %s who did what when, by which link, with the chain’s hashes, and calls it no signature',
  async (language, { done, link, note }) => {
    const made = await askFor(server);
    okay(
      await server.call('POST', `/api/approve/${made.token}/comments`, {
        body: { text: 'Hm.', pin: { kind: 'whole' } },
      }),
    );
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    const paper = await server.call('GET', `/api/stone/${made.stone.id}/approval/trail.pdf`, {
      ...{ as: made.as, headers: { 'accept-language': language } },
    });
    expect(paper.headers['content-type']).toContain('application/pdf');
    expect(archivingFaults(paper.bytes)).toEqual([]);
    const text = readByPoppler(paper.bytes);
    for (const words of done) expect(text).toContain(words);
    expect(text).toMatch(link);
    const { entries } = await trailBy(server, made);
    expect(entries.length).toBeGreaterThan(5);
    for (const { hash, at } of entries) {
      expect(text.replaceAll(' ', '')).toContain(hash);
      // To the second, in Copenhagen; Danish puts points between them.
      const time = new Date(at).toLocaleTimeString('sv', { timeZone: 'Europe/Copenhagen' });
      expect(text.replaceAll('.', ':')).toContain(time);
    }
    expect((text.match(SIGNATURE) ?? []).map((sentence) => sentence.trim())).toEqual([note]);
  },
  PATIENCE,
);
