import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from '../../tests/server/orders/choices';
import type { Language } from '../access/languages';

/** The masons and the churchyard of the project's catalogue that are chosen here, as written there. */
const MASONS = { da: 'Østbyens Stenhuggeri', de: 'Steinmetzwerkstatt Nordlicht', no: 'Fjell Steinhuggeri' };
const MASON_IDS = { da: 1, de: 4, no: 5 };
const YARD = { id: 1, name: 'Helsingør' };

const CONTACT = ['contactName', 'contactPhone', 'contactEmail'] as const;
const SWITCHES = ['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const;

const KAREN = { contactName: 'Karen Æbeltoft', contactPhone: '+45 20304050', contactEmail: 'k@example.test' };
const BO = { contactName: 'Bo Weiß', contactPhone: '0461 12 34', contactEmail: 'bo@example.test' };
const LISTED = { ChurchyardId: YARD.id, ChurchyardName: YARD.name };
const WRITTEN = { ChurchyardId: null, ChurchyardName: 'Øster Løgum' };

/** Choices in which every control takes each of its values. */
export const CHOICES: readonly Omit<Choice, 'StonemasonId'>[] = [
  {
    ...{ ...KAREN, ...LISTED, whoContacts: 'family', InvoiceEnduser: true },
    ...{ RepaintStone: true, ReserveSpace: false, RemoveNow: true, Comment: 'Helst før jul.\nRing først.' },
  },
  {
    ...{ ...BO, ...WRITTEN, whoContacts: 'stonemason', InvoiceEnduser: false },
    ...{ RepaintStone: false, ReserveSpace: true, RemoveNow: false, Comment: '† 3.11.2026, ikke 4.' },
  },
  {
    ...{ ...KAREN, ChurchyardId: null, ChurchyardName: '', whoContacts: 'undertaker', InvoiceEnduser: true },
    ...{ RepaintStone: true, ReserveSpace: true, RemoveNow: false, Comment: '' },
  },
];

const MASON_OF = (form: Locator, { words }: Language) =>
  form.getByRole('button', { name: new RegExp(`${words.project.fields.StonemasonId}$`) });

/** The churchyard picker: the designer's has its own name. */
const yardOf = (form: Locator, { words }: Language) =>
  form.getByRole('button', {
    name: new RegExp(`(${words.designer.churchyard}|${words.project.fields.ChurchyardId})$`),
  });

const group = (form: Locator, name: string) => form.getByRole('radiogroup', { name });
const line = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

/** The mason's contact. */
async function chooseContact(form: Locator, { words }: Language, choice: Omit<Choice, 'StonemasonId'>) {
  for (const field of CONTACT) await line(form, words.project.fields[field]).fill(choice[field]);
}

/** Sets every control of a form, and the mason who reads the page's language. */
export async function chooseAll(
  page: Page,
  form: Locator,
  language: Language,
  choice: Omit<Choice, 'StonemasonId'>,
): Promise<void> {
  const { project } = language.words;
  await chooseContact(form, language, choice);
  await MASON_OF(form, language).click();
  await page.getByRole('option', { name: new RegExp(`^${MASONS[language.locale]}`) }).click();
  await yardOf(form, language).click();
  const listed = page.getByRole('option', { name: YARD.name, exact: true });
  if (choice.ChurchyardId !== null) await listed.click();
  else {
    // The option means "none" in the designer, "another" elsewhere; either way a name is typed beside the list.
    const notListed = new RegExp(`^(${language.words.designer.noChurchyard}|${project.otherChurchyard})$`);
    await page.getByRole('option', { name: notListed }).click();
    await line(form, project.fields.ChurchyardName).fill(choice.ChurchyardName);
  }
  await group(form, project.fields.whoContacts)
    .getByText(project.who[choice.whoContacts], { exact: true })
    .click();
  await group(form, project.fields.InvoiceEnduser)
    .getByText(project.invoice[choice.InvoiceEnduser ? 'client' : 'undertaker'], { exact: true })
    .click();
  for (const field of SWITCHES) {
    const name = project.fields[field];
    const isOn = await form.getByRole('switch', { name }).isChecked();
    if (isOn !== choice[field]) await form.getByText(name, { exact: true }).click();
  }
  await line(form, project.fields.Comment).fill(choice.Comment);
}

/** The word that is chosen in a group. */
const chosenOf = (radios: Locator) =>
  radios
    .getByRole('radio', { checked: true })
    .evaluate((radio) => radio.closest('label')?.textContent?.trim() ?? '');

/** Which of some values has this word. */
function valueSaid<V extends string>(words: Readonly<Record<V, string>>, word: string): V {
  const found = (Object.keys(words) as V[]).find((value) => words[value] === word);
  expect(found, `what “${word}” stands for`).toBeDefined();
  return found as V;
}

/** The contact a form shows. */
export async function contactShown(form: Locator, { words }: Language): Promise<Partial<Choice>> {
  const shown = await Promise.all(
    CONTACT.map(async (field) => [field, await line(form, words.project.fields[field]).inputValue()]),
  );
  return Object.fromEntries(shown) as Partial<Choice>;
}

/** Everything else a form shows, read from its controls. */
export async function termsShown(form: Locator, language: Language): Promise<Partial<Choice>> {
  const { project } = language.words;
  const yard = (await yardOf(form, language).textContent()) ?? '';
  const isListed = yard.trim() === YARD.name;
  const mason = (await MASON_OF(form, language).textContent()) ?? '';
  const locale = valueSaid(MASONS, mason.split(',')[0] ?? '');
  const switches = await Promise.all(
    SWITCHES.map(async (field) => [
      field,
      await form.getByRole('switch', { name: project.fields[field] }).isChecked(),
    ]),
  );
  return {
    whoContacts: valueSaid(project.who, await chosenOf(group(form, project.fields.whoContacts))),
    InvoiceEnduser:
      valueSaid(project.invoice, await chosenOf(group(form, project.fields.InvoiceEnduser))) === 'client',
    ...(Object.fromEntries(switches) as Partial<Choice>),
    Comment: await line(form, project.fields.Comment).inputValue(),
    StonemasonId: MASON_IDS[locale],
    ChurchyardId: isListed ? YARD.id : null,
    ChurchyardName: isListed ? YARD.name : await line(form, project.fields.ChurchyardName).inputValue(),
  };
}
