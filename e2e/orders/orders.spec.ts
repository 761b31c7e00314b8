import { expect, test } from '@playwright/test';
import { sayingsOf } from '../../tests/server/orders/choices';
import { withoutLinks } from '../../tests/server/orders/withoutLinks';
import { LANGUAGES } from '../access/languages';
import { makeStone, stoneDrawn } from '../access/stones';
import { variantUnless } from '../variants';
import { CHOICES } from './choosing';
import { lettersAbout } from './letters';
import { WAYS } from './ways';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

const MASONS = {
  da: 'ordre@oestbyens-stenhuggeri.example',
  de: 'auftrag@steinmetz-nordlicht.example',
  no: 'ordre@fjell-steinhuggeri.example',
} as const;

for (const [at, language] of LANGUAGES.entries()) {
  const { locale, tag } = language;
  test.describe(locale, () => {
    test.use({ locale: tag });

    // On a phone, only the ways its users have are tried.
    const onPhone = (who: string) => (locale === 'da' && who.startsWith('a visitor') ? ' @phone' : '');

    for (const [index, [who, way]] of Object.entries(WAYS).entries()) {
      // Each way in one language, and each language by several ways; on a phone those that it has.
      const isFirst = (at + index) % LANGUAGES.length === 0 || onPhone(who) !== '';
      test(
        `what the screen showed is what the mason gets, and what is kept: ${who}${onPhone(who)}`,
        variantUnless(isFirst),
        async ({ page }) => {
          test.slow();
          const listed = CHOICES[(at + index) % CHOICES.length];
          if (!listed) throw new Error('there is nothing to choose');
          // A separate address, whose mailbox can receive the question.
          const choice = { ...listed, contactEmail: `m${Math.random().toString(36).slice(2)}@example.test` };
          const { stone, projectId, shown, read } = await way(page, language, choice);
          expect(shown).toMatchObject(choice);
          const chosen = { ...choice, StonemasonId: shown.StonemasonId ?? null };

          await expect.poll(() => lettersAbout(stone.id), { timeout: 60_000 }).toHaveLength(1);
          const [letter] = await lettersAbout(stone.id);
          if (!letter) throw new Error('there is no letter');
          expect(letter.to).toBe(MASONS[locale]);
          expect(withoutLinks(letter.text)).toBe(withoutLinks(read));
          const { said, unsaid } = sayingsOf(locale, chosen);
          const lines = [...chosen.Comment.split('\n'), chosen.ChurchyardName];
          for (const words of [
            ...said,
            chosen.contactName,
            chosen.contactPhone,
            chosen.contactEmail,
            ...lines,
          ]) {
            expect(letter.text).toContain(words);
            expect(letter.offer).toContain(words);
          }
          for (const sentence of unsaid) {
            expect(letter.text).not.toContain(sentence);
            expect(letter.offer).not.toContain(sentence);
          }
          expect(letter.order).toMatchObject(chosen);
          expect(letter.order.case?.id).toBe(projectId);

          const login = await page.request.post('/api/login', {
            data: { username: 'admin', password: 'e2e-password' },
          });
          const headers = { AuthCookie: ((await login.json()) as { token: string }).token };
          const kept = await page.request.get(`/api/stone/${stone.id}`, { headers });
          expect(await kept.json()).toMatchObject({ ...chosen, sentToMason: 1 });
          if (projectId === undefined) return;
          const project = await page.request.get(`/api/project/${projectId}`, { headers });
          expect(await project.json()).toMatchObject(chosen);
        },
      );
    }

    test('who has a link to read has nothing to send', variantUnless(locale === 'no'), async ({ page }) => {
      const { words, prefix } = language;
      const { id, readonlyToken } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${readonlyToken}`);
      await stoneDrawn(page);
      for (const name of [words.sending.offer, words.sending.order])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: words.menu.menu }).click();
      for (const name of [words.menu.settings, words.menu.visitorSettings])
        await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
    });
  });
}
