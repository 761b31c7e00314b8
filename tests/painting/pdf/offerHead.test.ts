import { describe, expect, test } from 'vitest';
import { offerOf } from './offered';
import { ask, textOf, wordsOf } from './popplerPages';

/** A px of the sheet in mm: 4/3 of a point. */
const PX = ((4 / 3) * 25.4) / 72;

const ANNA = [{ type: 'text', subText: 'Anna' }];
const LONG = 'Karen Margrethe Østergård-Rosenkrantz og Hans Christian Østergård-Rosenkrantz på Ærø';

/** The words of a sheet's head: what stands on its upper part. */
const headOf = (pdf: Uint8Array, page = 1) => wordsOf(pdf, page).filter(({ top }) => top < 150 * PX);

/** The height of a word's letters, as Poppler has it, in px. */
const heightOf = ({ top, bottom }: { readonly top: number; readonly bottom: number }) => (bottom - top) / PX;

describe('The head of an offer, read by Poppler', () => {
  test.each([
    ['da', 'Forslag til gravsten', 'Stenens enkelte dele'],
    ['de', 'Entwurf für einen Grabstein', 'Die einzelnen Teile'],
    ['no', 'Forslag til gravstein', 'Steinens enkelte deler'],
  ] as const)(
    'has in %s the family’s name as its title, and below it in small what it is',
    async (locale, said, parts) => {
      const pdf = await offerOf(ANNA, { locale, detailed: true });
      const head = headOf(pdf);
      const name = head.find(({ word }) => word === 'Østergård');
      const small = head.find(({ word }) => word === said.split(' ')[0]);
      if (!name || !small) throw new Error('a word is missing');
      expect(heightOf(name)).toBeGreaterThan(1.8 * heightOf(small));
      expect(small.top).toBeGreaterThan(name.top);
      expect(textOf(pdf, 1)).toMatch(new RegExp(`${said} · .+ 12 · 21\\. `));
      // The sheet with its parts belongs to the same family.
      expect(headOf(pdf, 2).find(({ word }) => word === 'Østergård')?.top).toBe(name.top);
      expect(textOf(pdf, 2)).toContain(`${parts} · `);
    },
  );

  test('has what it is as its title where no name was given', async () => {
    for (const designName of ['', '  ']) {
      const head = headOf(await offerOf(ANNA, { designName }));
      const [title, number] = ['Forslag', 'Sten'].map((said) => head.find(({ word }) => word === said));
      if (!title || !number) throw new Error('a word is missing');
      expect(heightOf(title)).toBeGreaterThan(1.8 * heightOf(number));
      expect(head.filter(({ word }) => word === 'Forslag')).toHaveLength(1);
    }
  });

  test.each([LONG, 'Karen Østergård og Hans Østergård', `${'W'.repeat(90)} ${'Å'.repeat(60)}`])(
    'writes a long name in full, clear of the logo: %s',
    async (designName) => {
      for (const locale of ['da', 'de'] as const) {
        const head = headOf(await offerOf(ANNA, { designName, locale }));
        const logo = head.find(({ word }) => word === 'Gravstensdesigner' || word === 'Grabstein-Designer');
        const title = head.filter((one) => heightOf(one) > 13);
        expect(title.map(({ word }) => word).join('')).toBe(designName.replaceAll(' ', ''));
        for (const { left } of title) expect(left / PX).toBeGreaterThan((logo?.right ?? Infinity) / PX + 15);
        // Nothing small begins within its lines.
        const lowest = Math.max(...title.map(({ bottom }) => bottom));
        const small = head.find(({ word }) => word === 'Forslag' || word === 'Entwurf');
        expect((small?.bottom ?? 0) - lowest).toBeGreaterThan(4 * PX);
      }
    },
  );

  test('says a sign of the name that the face lacks as its number', async () => {
    expect(textOf(await offerOf(ANNA, { designName: 'Bo 🕊' }), 1)).toContain('Bo [U+1F54A]');
  });
});

test('An offer names the family in its title as a file too, read by pdfinfo', async () => {
  expect(ask('pdfinfo', await offerOf(ANNA), [])).toMatch(/^Title: +Forslag til gravsten · Åse Østergård$/m);
});
