import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { htmlLetter } from '../../server/mail/htmlLetter';
import { folderMailer } from '../../server/mail/mailer';
import { withFoot } from '../../server/mail/withFoot';
import { writeToRelative } from '../../server/mail/writeApproval';
import { writeLetter } from '../../server/mail/writeLetter';
import { writeQuestion } from '../../server/mail/writeNotice';
import { LOCALES } from '../../src/stone/catalogue/naming';
import { readHtml } from './readHtml';
import { sampleOrder } from './sampleOrder';

const publicUrl = 'https://sten.example';
const dress = { locale: 'da', accent: '#1d4e5f', publicUrl } as const;
const NASTY = `<script>alert(1)</script> "&' <img src=x onerror=alert(2)> &amp; javascript:alert(3)`;

const BRAND = {
  name: 'Sten & Skrift <ApS>',
  address: 'Østergade 1\n8000 Aarhus C',
  phone: '+45 20 30 40 50',
};

describe('A letter in HTML', () => {
  test.each(LOCALES)('says what its text says, word for word: %s', (locale) => {
    const question = { token: 'ask_1', orderedAt: new Date(0), stonemason: 'Østbyens' };
    const relative = { link: `${publicUrl}/approve/1`, until: new Date(0), business: 'Sten & Skrift' };
    const letters = [
      writeLetter('order', sampleOrder({ locale })),
      writeLetter('receipt', sampleOrder({ locale })),
      writeQuestion(question, locale, publicUrl),
      writeToRelative('approvalAsked', relative, locale),
      { subject: NASTY, text: `${NASTY}\n  – two  blanks\n\n${NASTY}` },
    ].map((letter) => withFoot(letter, BRAND));
    for (const { subject, text } of letters) {
      const { title, lines, lang } = readHtml(htmlLetter(subject, text, { ...dress, locale }));
      expect(title).toBe(subject);
      expect(lang).toBe(locale === 'no' ? 'nb' : locale);
      expect(lines).toEqual(text.split('\n').filter((line) => line !== '' && line !== '-- '));
    }
  });

  test('asks for nothing from anywhere, runs nothing, and lets only the product’s own addresses be pressed', () => {
    const text = `${NASTY}\n${publicUrl}/confirm/1 (now)\nhttps://elsewhere.example/x\n${publicUrl}.evil.example/`;
    const html = htmlLetter(NASTY, text, dress);
    expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(
      expect.not.arrayContaining(['script', 'img', 'link', 'style', 'iframe', 'form']),
    );
    expect([...html.matchAll(/(?:href|src|background)="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      `${publicUrl}/confirm/1`,
    ]);
    expect(html).not.toMatch(/url\(|@import/);
  });

  test('goes beside the plain text, in one message', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-letters-'));
    const letter = withFoot({ subject: 'Æble', text: `Kære Åse\n\n${publicUrl}/designs` }, BRAND);
    const addressed = {
      messageId: '<1@sten.example>',
      to: 'a@example.com',
      replyTo: undefined,
      attachments: [],
    };
    await folderMailer(folder, 'b@example.com').send(
      { ...letter, ...addressed, dress },
      async () => undefined,
    );
    const [name = ''] = await readdir(folder);
    const { text, html } = await PostalMime.parse(await readFile(join(folder, name)));
    expect(text?.trimEnd()).toBe(letter.text);
    expect(readHtml(html ?? '').lines.slice(0, 2)).toEqual(['Kære Åse', `${publicUrl}/designs`]);
    await rm(folder, { recursive: true, force: true });
  });

  test('has no foot where nobody was named', () => {
    const letter = { subject: 'A', text: 'B' };
    expect(withFoot(letter, {})).toEqual(letter);
  });
});
