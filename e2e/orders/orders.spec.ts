import { expect, type Page, test } from '@playwright/test';
import { sayingsOf } from '../../tests/server/orders/choices';
import { withoutLinks } from '../../tests/server/orders/withoutLinks';
import { LANGUAGES, type Language } from '../access/languages';
import { makeStone, stoneDrawn } from '../access/stones';
import { openByLink } from '../byLink';
import { inOnePage, SLOW } from '../oneVisit';
import { VARIANT } from '../variants';
import { CHOICES } from './choosing';
import { lettersAbout } from './letters';
import { WAYS, type Way } from './ways';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

const MASONS = {
  da: 'ordre@oestbyens-stenhuggeri.example',
  de: 'auftrag@steinmetz-nordlicht.example',
  no: 'ordre@fjell-steinhuggeri.example',
} as const;

/** What a way sends with these choices, by the letter, the offer and the record of the order. */
const isSent = (language: Language, way: Way, listed: (typeof CHOICES)[number]) => async (page: Page) => {
  const { locale } = language;
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
  for (const words of [...said, chosen.contactName, chosen.contactPhone, chosen.contactEmail, ...lines]) {
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
};

const hasNothingToSend = (language: Language) => async (page: Page) => {
  const { words, prefix } = language;
  const { id, readonlyToken } = await makeStone(page);
  await openByLink(page, `${prefix}/designer/${id}/${readonlyToken}`);
  await stoneDrawn(page);
  for (const name of [words.sending.offer, words.sending.order])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: words.menu.menu }).click();
  for (const name of [words.menu.settings, words.menu.visitorSettings])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
};

/** Where a way is taken: on a phone those of its users, else in one language, and as a variant in the others. */
type Round = 'on a phone' | 'once' | 'again';

const TITLES: Readonly<Record<Round, string>> = {
  'on a phone': 'what is sent @phone',
  once: 'what is sent',
  again: 'what is sent by the other ways',
};

for (const [at, language] of LANGUAGES.entries()) {
  const { locale, tag } = language;
  test.describe(locale, () => {
    test.use({ locale: tag });

    const rounds: Record<Round, Record<string, (page: Page) => Promise<void>>> = {
      'on a phone': {},
      once: {},
      again: {},
    };
    for (const [index, [who, way]] of Object.entries(WAYS).entries()) {
      const listed = CHOICES[(at + index) % CHOICES.length];
      if (!listed) throw new Error('there is nothing to choose');
      const isOnPhone = locale === 'da' && who.startsWith('a visitor');
      // Each way in one language, and each language by several ways.
      const isFirst = (at + index) % LANGUAGES.length === 0;
      const words = `what the screen showed is what the mason gets, and what is kept: ${who}`;
      rounds[isOnPhone ? 'on a phone' : isFirst ? 'once' : 'again'][words] = isSent(language, way, listed);
    }
    rounds[locale === 'no' ? 'once' : 'again']['who has a link to read has nothing to send'] =
      hasNothingToSend(language);

    for (const [round, parts] of Object.entries(rounds) as [Round, (typeof rounds)[Round]][])
      if (Object.keys(parts).length > 0)
        test(TITLES[round], round === 'again' ? { tag: VARIANT } : {}, inOnePage(parts, SLOW));
  });
}
