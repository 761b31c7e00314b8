import { expect, type Page, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { actAs, openByLink } from './byLink';
import { tab } from './designerPopups';
import { beginStone } from './newStone';
import { inOnePage } from './oneVisit';
import { onSending, readLetter } from './orderSteps';
import { drawn } from './stage';

interface Made {
  readonly id: number;
  readonly token: string;
}

/** A stone a visitor has saved in this browser. */
async function saveStone(page: Page, designName: string): Promise<Made> {
  const prepared = await page.request.get('/api/prepareStandardStone', { headers: { AuthCookie: 'public' } });
  const answer = await page.request.post('/api/stone/', {
    headers: { AuthCookie: 'public' },
    data: { ...(await prepared.json()), designName },
  });
  const { id, token } = (await answer.json()) as Made;
  await page.evaluate(
    (stone) => {
      const known = JSON.parse(localStorage.getItem('gravestone.stones') ?? '[]') as unknown[];
      localStorage.setItem('gravestone.stones', JSON.stringify([stone, ...known]));
    },
    { id, token, designName },
  );
  return { id, token };
}

/** Chooses a stonemason by a part of its name, place or postcode. */
async function chooseMason(page: Page, sought: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Stenhugger/ }).click();
  await page.getByRole('searchbox', { name: /^Søg efter navn, by/ }).fill(sought);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name }).click();
}

const ACTIONS = [
  'Ny gravsten',
  'Tilføjelse til eksisterende',
  'Få tilbud',
  'Ret sten',
  'Send sten til stenhugger',
  'Sendte sten',
];

test(
  'the first steps of the wizard @phone',
  inOnePage({
    'the start page offers six actions, and each leads to its step': async (page) => {
      const titles = [
        'Ny gravsten',
        'Tilføjelse til eksisterende sten',
        'Sten, der ikke er bestilt',
        'Sten, der ikke er bestilt',
        'Sten, der ikke er bestilt',
        'Bestilte sten',
      ];
      await openByLink(page, '/');
      for (const [at, action] of ACTIONS.entries()) {
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${action}`) })
          .click();
        await expect(
          page.getByRole('heading', { level: 1, name: titles[at] ?? '', exact: true }),
        ).toBeFocused();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();
      }
    },

    'a new stone begins with its kind of grave and its stone type; the back button goes a step back': async (
      page,
    ) => {
      await openByLink(page, '/');
      await beginStone(page, /Urnegrav/, /Bogsten/);
      await expect(page).toHaveURL('/designer?type=urn&stone=35');
      await drawn(page);
      await tab(page, 'Sten');
      await expect(page.getByRole('option', { name: /Bogsten/ })).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Vælg stentype' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Ny gravsten' })).toBeVisible();
      await page.getByRole('link', { name: /Begynd med et eksempel/ }).click();
      await page.getByRole('link', { name: /Ældre gravsten som eksempel/ }).click();
      await expect(page).toHaveURL('/designer?type=reference&stone=51');
    },
  }),
);

test(
  'the steps of the wizard for a visitor',
  inOnePage({
    'only new stones are offered for a new stone': async (page) => {
      await openByLink(page, '/?step=selectStoneType&kind=coffin');
      await expect(page.getByRole('link', { name: /cm$/ })).toHaveCount(12);
      await expect(page.getByRole('link', { name: /Eksisterende/ })).toHaveCount(0);
    },

    'a case goes with the wizard to the new stone': async (page) => {
      await openByLink(page, '/?step=newStone&project=7');
      await page.getByRole('link', { name: /Plænegrav/ }).click();
      await expect(page.getByRole('link', { name: /Oval plænesten/ })).toHaveAttribute(
        'href',
        '/designer?type=lawn&stone=43&project=7',
      );
    },

    'an addition makes one stone that stands already, whatever fails on the way': async (page) => {
      let lost = 0;
      await page.route('**/api/stone/', async (route) => {
        // The stone is created, but the first answer never arrives.
        if (lost++ > 0) return route.continue();
        await route.fetch();
        return route.abort();
      });
      await openByLink(page, '/');
      await page.getByRole('link', { name: /^Tilføjelse til eksisterende/ }).click();
      await page.getByRole('button', { name: 'Urnegrav' }).click();
      await expect(page.getByRole('alert')).toContainText('Intet er gået tabt');
      const first = page.waitForResponse('**/api/stone/');
      await page.getByRole('button', { name: 'Prøv igen' }).click();
      const made = (await (await first).json()) as { id: number; token: string; ExistingStone: boolean };
      expect(made.ExistingStone).toBe(true);
      await expect(page).toHaveURL(new RegExp(`/designer/${made.id}/${made.token}`));
      const known = await page.evaluate(() => JSON.parse(localStorage.getItem('gravestone.stones') ?? '[]'));
      expect(known).toHaveLength(1);
      expect(lost).toBe(2);
    },

    'a visitor edits a stone this browser has saved; one that is gone is forgotten': async (page) => {
      await openByLink(page, '/');
      const gone = await saveStone(page, 'Borte');
      const { id, token } = await saveStone(page, 'Karen Juhl');
      await page.request.delete(`/api/stone/${gone.id}`, { headers: { AuthCookie: gone.token } });
      await page.getByRole('link', { name: /^Ret sten/ }).click();
      await expect(page.getByRole('heading', { name: 'Karen Juhl' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Borte' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('gravestone.stones'))).not.toContain('Borte');
      await page.getByRole('link', { name: /^Ret sten: Karen Juhl/ }).click();
      await expect(page).toHaveURL(`/designer/${id}/${token}`);
      await drawn(page);
    },

    'where nothing is saved, the way to a first stone is shown': async (page) => {
      await openByLink(page, '/?step=pendingStones&for=offer');
      await expect(page.getByText('Der er ingen gemte sten endnu.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Ny gravsten' }).click();
      await expect(page).toHaveURL('/?step=newStone');
    },

    'the comment stays with the stone, and the server’s sentence is said when it refuses': async (page) => {
      await openByLink(page, '/');
      const { id, token } = await saveStone(page, 'Karen Juhl');
      await openByLink(page, `/?step=sendStone&for=offer&stone=${id}`);
      await page.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
      await page.getByRole('textbox', { name: 'Telefon' }).fill('12345678');
      await page.getByRole('textbox', { name: 'Kontaktpersonens e-mail' }).fill('anne@holm.example');
      await chooseMason(page, '4000', /Fjordens Gravsten/);
      await page.getByRole('textbox', { name: 'Kommentar' }).fill('Er den på lager?');
      await onSending(page, (route) =>
        route.fulfill({ status: 422, json: { error: 'Stenhuggeren findes ikke på listen.' } }),
      );
      await readLetter(page);
      await page.getByRole('button', { name: 'Få tilbud' }).click();
      const popup = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
      await expect(popup).toContainText('Fejl: Stenhuggeren findes ikke på listen.');
      await page.unroute('**/api/sendToMason/**');
      await popup.getByRole('button', { name: 'Prøv igen' }).click();
      await page.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
      await page.getByRole('button', { name: 'Få tilbud' }).click();
      await expect(page.getByRole('dialog', { name: 'Bekræft i din mail' })).toBeVisible();
      const stored = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
      expect(await stored.json()).toMatchObject({ Comment: 'Er den på lager?', sentToMason: 1 });
    },

    'a stone that was changed elsewhere since the form was opened is looked at again before it is sent':
      async (page) => {
        await openByLink(page, '/');
        const { id, token } = await saveStone(page, 'Karen Juhl');
        const headers = { AuthCookie: token };
        const stored = async () => (await page.request.get(`/api/stone/${id}`, { headers })).json();
        await openByLink(page, `/?step=sendStone&for=offer&stone=${id}`);
        await page.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
        await page.getByRole('textbox', { name: 'Telefon' }).fill('12345678');
        await page.getByRole('textbox', { name: 'Kontaktpersonens e-mail' }).fill('anne@holm.example');
        await chooseMason(page, '4000', /Fjordens Gravsten/);
        const theirs = { ...(await stored()), designName: 'Christian Juhl', Comment: 'Christian med Ch' };
        await page.request.put(`/api/stone/${id}`, { headers, data: theirs });
        await page.getByRole('button', { name: 'Videre til gennemlæsning' }).click();
        const popup = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
        await expect(popup).toContainText('Fejl: Stenen er ændret et andet sted, siden du åbnede den.');
        await expect(popup.getByRole('button', { name: 'Prøv igen' })).toHaveCount(0);
        await popup.getByRole('button', { name: 'Luk' }).click();
        await expect(page.getByRole('heading', { name: 'Christian Juhl' })).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('Christian med Ch');
        await readLetter(page);
        await page.getByRole('button', { name: 'Få tilbud' }).click();
        await expect(page.getByRole('dialog', { name: 'Bekræft i din mail' })).toBeVisible();
        expect(await stored()).toMatchObject({ Comment: 'Christian med Ch', sentToMason: 1 });
      },
  }),
);

test('a catalogue that cannot be fetched is said, and fetched again', async ({ page, context }) => {
  await page.goto('/?step=newStone');
  await context.setOffline(true);
  await page.getByRole('link', { name: /Kistegrav/ }).click();
  await expect(page.getByRole('alert')).toContainText('Serveren svarer ikke lige nu.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('link', { name: /Svajet gravsten/ })).toBeVisible();
});

test('a visitor sends a stone to the stonemason, follows it, and goes on with a new one @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const { id } = await saveStone(page, 'Karen Juhl');

  await test.step('the stone is chosen, and what is missing is said', async () => {
    await page.getByRole('link', { name: /^Send sten til stenhugger/ }).click();
    await page.getByRole('link', { name: /^Vælg: Karen Juhl/ }).click();
    await expect(page).toHaveURL(`/?step=sendStone&for=send&stone=${id}`);
    await page.getByRole('button', { name: 'Videre til gennemlæsning' }).click();
    for (const missing of ['kontaktpersonens navn', 'et telefonnummer', 'en e-mailadresse'])
      await expect(page.getByText(`Skriv ${missing}.`)).toBeVisible();
    await expect(page.getByText('Vælg en stenhugger.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Kontaktpersonens navn' })).toBeFocused();
  });

  await test.step('the stonemason is found by a part of its name', async () => {
    await page.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
    await page.getByRole('textbox', { name: 'Telefon' }).fill('12 34 56 78');
    await page.getByRole('textbox', { name: 'Kontaktpersonens e-mail' }).fill('anne@holm.example');
    await chooseMason(page, 'østby', /Østbyens Stenhuggeri/);
    await page.getByRole('textbox', { name: 'Kommentar' }).fill('Ring gerne først.');
    await expect(page.getByText('Vælg en stenhugger.')).toHaveCount(0);
  });

  await test.step('a dead network says so, and the form is kept', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Videre til gennemlæsning' }).click();
    const popup = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
    await expect(popup).toContainText('Fejl: Serveren svarer ikke lige nu.');
    await context.setOffline(false);
    await popup.getByRole('button', { name: 'Luk' }).click();
    await expect(page.getByRole('textbox', { name: 'Kontaktpersonens navn' })).toHaveValue('Anne Holm');
    await expect(page.getByRole('button', { name: /Stenhugger/ })).toContainText('Østbyens');
  });

  await test.step('it is read through and sent, and is now among the sent stones', async () => {
    await readLetter(page);
    const letter = page.getByRole('dialog', { name: 'Læs stenen igennem' });
    await expect(letter).toContainText('Kontaktperson: Anne Holm');
    await expect(letter).toContainText('Stenhuggeren bedes kontakte kontaktpersonen.');
    await expect(letter).toContainText('Ring gerne først.');
    await page.getByRole('button', { name: 'Send til stenhugger' }).click();
    const popup = page.getByRole('dialog', { name: 'Bekræft i din mail' });
    await expect(popup).toContainText('Vi har skrevet til anne@holm.example.');
    await popup.getByRole('button', { name: 'Sendte sten' }).click();
    await expect(page.getByRole('heading', { name: 'Karen Juhl' })).toBeVisible();
    await expect(page.getByText('Bestilt', { exact: true })).toBeVisible();
  });

  await test.step('its design goes on as a new stone', async () => {
    await page.getByRole('button', { name: /^Opret ny sten/ }).click();
    await expect(page).toHaveURL(/\/designer\/\d+\/\w+/);
    expect(page.url()).not.toContain(`/designer/${id}/`);
    await drawn(page);
    await page.goto('/?step=pendingStones&for=edit');
    await expect(page.getByRole('heading', { name: 'Karen Juhl' })).toHaveCount(1);
  });
});

test.describe('a German reader', () => {
  test.use({ locale: 'de-DE' });

  test('sends a stone with nothing but a name', async ({ page }) => {
    await page.goto('/de/');
    const { id } = await saveStone(page, 'Karin Groß');
    await page.goto(`/de/?step=sendStone&for=send&stone=${id}`);
    const readOn = page.getByRole('button', { name: 'Weiter zum Durchlesen' });
    await readOn.click();
    await expect(page.getByText('Bitte den Namen des Ansprechpartners eintragen.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name des Ansprechpartners' }).fill('Anna Groß');
    await readOn.click();
    await page.getByText('Namen, Daten und Brief sind durchgelesen und stimmen').click();
    await page.getByRole('button', { name: 'An Steinmetz senden' }).click();
    await expect(page.getByRole('dialog', { name: /an den Steinmetz gesendet/ })).toBeVisible();
  });

  test('chooses Danish, and the root path stays Danish from then on', async ({ page }) => {
    await page.goto('/de/?step=newStone');
    await page.getByRole('link', { name: 'Dansk' }).click();
    await expect(page).toHaveURL('/?step=newStone');
    await expect(page.getByRole('heading', { name: 'Ny gravsten' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();
  });
});

test(
  'the wizard of a user',
  inOnePage({
    'a user finds the six actions at home, and the stones of the own business in them': async (page) => {
      const token = await actAs(page);
      await openByLink(page, '/home');
      for (const action of ACTIONS)
        await expect(page.getByRole('link', { name: new RegExp(`^${action}`) })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Sager og sten/ })).toHaveAttribute('href', '/designs');
      const headers = { AuthCookie: token };
      const prepared = await page.request.get('/api/prepareStandardStone', { headers });
      const data = { ...(await prepared.json()), designName: 'Sagen Møller' };
      const { id } = (await (await page.request.post('/api/stone/', { headers, data })).json()) as Made;
      await page.getByRole('link', { name: /^Ret sten/ }).click();
      await page.getByRole('link', { name: `Ret sten: Sagen Møller, ${id}` }).click();
      await expect(page).toHaveURL(`/designer/${id}`);
      await drawn(page);
    },

    'a user’s request goes at once, and waits for nobody': async (page) => {
      const token = await actAs(page);
      const stone = await makeStone(page, { designName: 'Karen Juhl' }, token);
      await openByLink(page, `/?step=sendStone&for=send&stone=${stone.id}`);
      await page.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
      await page.getByRole('textbox', { name: 'Telefon' }).fill('12345678');
      await page.getByRole('textbox', { name: 'Kontaktpersonens e-mail' }).fill('anne@holm.example');
      await chooseMason(page, '4000', /Fjordens Gravsten/);
      await readLetter(page);
      await page.getByRole('button', { name: 'Send til stenhugger' }).click();
      const popup = page.getByRole('dialog', { name: 'Forespørgsel er nu sendt til stenhugger' });
      await expect(popup).toContainText('Du vil blive kontaktet snarest!');
    },
  }),
);
