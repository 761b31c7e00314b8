import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from '../../tests/server/orders/choices';
import type { Language } from '../access/languages';
import { type MadeStone, makeStone, rememberStone, stoneDrawn } from '../access/stones';
import { actAs, openByLink } from '../byLink';
import { unfold } from '../designsList';
import { chooseAll, contactShown, termsShown } from './choosing';
import { confirmByLetter } from './confirm';

/** What was recorded on the way: the choice last shown, the letter as it was read, and what was sent. */
export interface Sent {
  readonly stone: MadeStone;
  readonly projectId: number | undefined;
  readonly shown: Partial<Choice>;
  readonly read: string;
}

/** Sends a stone with these choices. */
export type Way = (page: Page, language: Language, choice: Omit<Choice, 'StonemasonId'>) => Promise<Sent>;

const popup = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);

/** The letter shown for reading; it is then confirmed as read. */
async function readThrough(page: Page, { words }: Language): Promise<string> {
  const letter = page.locator('section div[lang] > p').nth(1);
  await letter.waitFor();
  const read = (await letter.textContent()) ?? '';
  await page.getByText(words.project.reading.isRead).click();
  return read;
}

/** By the step of the wizard that sends a stone. */
const byWizard =
  (user?: string): Way =>
  async (page, language, choice) => {
    const { words, prefix } = language;
    const token = user && (await actAs(page, user));
    await openByLink(page, `${prefix}/`);
    const stone = await makeStone(page, {}, token ?? 'public');
    if (!token) await rememberStone(page, stone, 'Karen Juhl');
    await openByLink(page, `${prefix}/?step=sendStone&for=send&stone=${stone.id}`);
    const form = page.locator('form');
    await chooseAll(page, form, language, choice);
    const shown = { ...(await contactShown(form, language)), ...(await termsShown(form, language)) };
    await page.getByRole('button', { name: words.wizard.readOn }).click();
    const read = await readThrough(page, language);
    await page.getByRole('button', { name: words.wizard.purposes.send.send }).click();
    const [title, hint] = token
      ? [words.wizard.sentTitle, words.wizard.sentHint]
      : [words.project.waiting.confirmation.title, choice.contactEmail];
    await expect(page.getByRole('dialog', { name: title })).toContainText(hint);
    if (!token) await confirmByLetter(page, language, choice.contactEmail);
    return { stone, projectId: undefined, shown, read };
  };

async function makeCase(page: Page, token: string, decName: string): Promise<number> {
  const answer = await page.request.post('/api/project/', {
    data: { decName },
    headers: { AuthCookie: token },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** By the designer: with a case or without, on an own stone or through a family's link. */
const byDesigner =
  (user: string | undefined, at: 'own stone' | 'stone of a case' | 'link'): Way =>
  async (page, language, choice) => {
    const { words, prefix } = language;
    const token = user && (await actAs(page, user));
    const projectId =
      token && at === 'stone of a case' ? await makeCase(page, token, 'Anna Juhl') : undefined;
    const owner = at === 'link' ? 'public' : (token ?? 'public');
    const stone = await makeStone(page, projectId === undefined ? {} : { ProjectId: projectId }, owner);
    const address = owner === 'public' ? `${stone.id}/${stone.token}` : String(stone.id);
    await openByLink(page, `${prefix}/designer/${address}`);
    await stoneDrawn(page);
    await page.getByRole('button', { name: words.menu.menu }).click();
    const settings = token ? words.menu.settings : words.menu.visitorSettings;
    await page.getByRole('menuitem', { name: settings, exact: true }).click();
    const form = popup(page, 'project settings');
    await chooseAll(page, form, language, choice);
    const shown = { ...(await contactShown(form, language)), ...(await termsShown(form, language)) };
    await form.getByRole('button', { name: words.sending.done, exact: true }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: token ? words.sending.order : words.sending.offer, exact: true })
      .click();
    const read = await readThrough(page, language);
    await page.getByRole('dialog').getByRole('button', { name: words.sending.send, exact: true }).click();
    const asked = token ? words.sending.successTitle : words.project.waiting.confirmation.title;
    await page.getByRole('dialog', { name: asked }).waitFor();
    if (!token) await confirmByLetter(page, language, choice.contactEmail);
    return { stone, projectId, shown, read };
  };

/** By the case itself: the choices in the popup that sends it count. */
const byCase: Way = async (page, language, choice) => {
  const { words, prefix } = language;
  const token = await actAs(page, 'bedemand');
  const word = `m${Math.random().toString(36).slice(2, 8)}`;
  const projectId = await makeCase(page, token, `Anna ${word}`);
  const stone = await makeStone(page, { ProjectId: projectId, designName: `Til ${word}` }, token);
  await openByLink(page, `${prefix}/designs`);
  await page.getByRole('searchbox', { name: words.designs.search }).fill(word);
  const rows = page.locator('tr[data-row]');
  await unfold(rows, 1);
  const act = async (words: string): Promise<Locator> => {
    await page
      .getByRole('button', { name: new RegExp(`^${words}`) })
      .first()
      .click();
    return page.getByRole('dialog');
  };
  const form = await act(words.designs.editCase);
  await chooseAll(page, form, language, choice);
  const contact = await contactShown(form, language);
  await form.getByRole('button', { name: words.designs.project.save }).click();
  await expect(form).toBeHidden();
  await unfold(rows, 1);
  const sending = await act(words.designs.sendCase);
  const shown = { ...contact, ...(await termsShown(sending, language)) };
  await sending.getByRole('button', { name: words.designs.sending.readOn }).click();
  const read = await readThrough(page, language);
  await sending.getByRole('button', { name: words.designs.sending.confirm }).click();
  await expect(sending).toContainText(words.designs.sending.sent);
  return { stone, projectId, shown, read };
};

/** Every way a stone can be sent. */
export const WAYS: Readonly<Record<string, Way>> = {
  'a visitor in the wizard': byWizard(),
  'a user in the wizard': byWizard('bedemand'),
  'a visitor in the designer': byDesigner(undefined, 'link'),
  'a user in the designer': byDesigner('bedemand', 'own stone'),
  'a user in the designer, for a case': byDesigner('bedemand', 'stone of a case'),
  'a user at a family’s link': byDesigner('bedemand', 'link'),
  'business 1 in the designer': byDesigner('admin', 'own stone'),
  'a user in the list of cases': byCase,
};
