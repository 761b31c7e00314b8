import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { paintPdf } from '../../../src/painting/pdf/paintPdf';
import { sceneWith } from '../../scene/drawnStone';
import { ask } from './popplerPages';
import { faceWith, optionsFor } from './sample';

const folder = mkdtempSync(join(tmpdir(), 'gravestone-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What somebody may have called a stone. */
const TITLE = 'Mor & Søster <Østergård> † 👵';

async function paper(title = TITLE) {
  const scene = sceneWith({ type: 'text', subText: 'Anna', position: { x: 300, y: 300 } });
  return paintPdf(faceWith(scene), {
    ...(await optionsFor('no', scene, [], title)),
    date: new Date(86_400_000),
  });
}
const pdf = await paper();

/** The file's text, byte by byte. */
const text = Buffer.from(pdf).toString('latin1');

/** The stream of an object, read without a library. */
function streamOf(number: string): Buffer {
  const object = text.slice(text.indexOf(`\n${number} 0 obj`));
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(object.slice(start, start + length), 'latin1'));
}

describe('A PDF says what it is:', () => {
  test('version 1.7, its title, producer and date, in its dictionary and as metadata', () => {
    const said = ask('pdfinfo', pdf, ['-isodates']);
    expect(said).toMatch(/^PDF version: +1\.7$/m);
    expect(said).toMatch(/^Metadata Stream: +yes$/m);
    expect(/^Title: +(.*)$/m.exec(said)?.[1]).toBe(TITLE);
    expect(/^CreationDate: +(.*)$/m.exec(said)?.[1]).toMatch(/^1970-01-02T/);
    const producer = /^Producer: +(.*)$/m.exec(said)?.[1];
    const xmp = ask('pdfinfo', pdf, ['-meta']);
    expect(xmp).toContain(`<pdf:Producer>${producer}</pdf:Producer>`);
    expect(xmp).toContain('<xmp:CreateDate>1970-01-02T00:00:00Z</xmp:CreateDate>');
    expect(xmp).toContain('>Mor &amp; Søster &lt;Østergård&gt; † 👵</rdf:li>');
    expect(xmp).toContain('<rdf:li>nb</rdf:li>');
  });

  test('leaves out of its metadata what XML cannot hold', async () => {
    expect(ask('pdfinfo', await paper('A\u0007B\uFFFFC\uD800D'), ['-meta'])).toContain('>ABCD</rdf:li>');
  });

  test('the same bytes for the same stone and day, but for the mark by which files are told apart', async () => {
    const unmarked = (bytes: Uint8Array) => {
      const written = Buffer.from(bytes).toString('latin1');
      return written.slice(0, written.lastIndexOf('/ID [')) + written.slice(written.lastIndexOf('startxref'));
    };
    expect(unmarked(await paper()) === unmarked(pdf)).toBe(true);
  });

  test('its numbers are sRGB: another colour engine changes no level by its profile', async () => {
    const [, intent = '', object = ''] =
      /\/OutputIntents \[<<(.*?)\/DestOutputProfile (\d+) 0 R >>\]/.exec(text) ?? [];
    expect(intent).toContain('/S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1)');
    const file = join(folder, 'profile.icc');
    writeFileSync(file, streamOf(object));
    const levels = Array.from({ length: 256 }, (_, at) => [at, at, at, at, 255 - at, 128]).flat();
    const raw = { width: levels.length / 3, height: 1, channels: 3 } as const;
    const png = await sharp(Uint8Array.from(levels), { raw }).withIccProfile(file).png().toBuffer();
    expect((await sharp(png).metadata()).icc?.equals(streamOf(object))).toBe(true);
    // `ignoreIcc` gives the numbers as they stand in the file: sharp had Little CMS turn them into the profile.
    const turned = await sharp(png, { ignoreIcc: true }).raw().toBuffer();
    expect(turned).toHaveLength(levels.length);
    const off = levels.map((level, at) => Math.abs(level - (turned[at] ?? Number.NaN)));
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });
});
