import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runServerBriefly } from '../tests/server/runServer';
import { openByLink } from './byLink';
import { finding } from './findings';
import { inOnePage, inOneVisit } from './oneVisit';
import { drawn, line, stage } from './stage';

test(
  'an address that leads nowhere',
  inOnePage({
    'an unknown id and a wrong token give one and the same clear message': async (page) => {
      for (const address of ['/designer/999999/wrong-token', '/designer/1/wrong-token']) {
        await openByLink(page, address);
        await expect(page.getByRole('heading', { name: 'Stenen blev ikke fundet' })).toBeVisible();
        await expect(page.getByRole('alert')).toContainText(
          'Stenen findes ikke, eller linket gælder ikke længere.',
        );
        await expect(page.getByRole('link', { name: 'Til forsiden' })).toBeVisible();
      }
    },

    'an address that leads nowhere says so': async (page) => {
      await openByLink(page, '/nowhere');
      await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible();
      await openByLink(page, '/designer/not-a-number');
      await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible();
    },
  }),
);

test('a server that is down while opening says so, and trying again opens the stone', async ({
  page,
  context,
}) => {
  await page.goto('/?step=selectStoneType&kind=coffin');
  const stone = page.getByRole('link', { name: /Svajet gravsten/ });
  await stone.waitFor();
  await context.setOffline(true);
  await stone.click();
  await expect(page.getByRole('alert')).toContainText('Serveren svarer ikke lige nu.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await drawn(page);
});

test('a drawing tool that cannot be fetched is said, and trying again fetches it', async ({ page }) => {
  const tool = /canvaskit[\w-]*\.wasm/;
  await page.context().route(tool, (route) => route.abort());
  await page.goto('/designer');
  await expect(page.getByRole('heading', { name: 'Stenen kunne ikke åbnes' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Tegneværktøjet kunne ikke hentes.');
  await page.context().unroute(tool);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await drawn(page);
});

test('while the drawing tool is on its way the designer is there, with a stone that is awaited', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route(/canvaskit[\w-]*\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/designer');
  await expect(page.getByRole('tab', { name: 'Tekst' })).toBeVisible();
  await expect(page.getByText('Stenen gøres klar …')).toBeVisible();
  letGo();
  await drawn(page);
  await expect(page.getByText('Stenen gøres klar …')).toHaveCount(0);
});

test(
  'what a font cannot draw',
  inOneVisit({
    'a font file that does not load is said, loses no text, and is tried again': async (page) => {
      await page.route(/GreatVibes.*\.ttf/, (route) => route.abort());
      await line(page, /Fornavn/).click();
      await page.getByRole('button', { name: /Skrifttype/ }).click();
      await page.getByRole('option', { name: 'Script' }).click();
      await expect(finding(page)).toContainText('Skrifttypen »Great Vibes« kunne ikke hentes.');
      await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Fornavn Efternavn');
      await page.unroute(/GreatVibes.*\.ttf/);
      await page.getByRole('textbox', { name: 'Tekst' }).fill('Fornavn Efternavne');
      await expect(finding(page)).not.toContainText('Skrifttypen');
    },
    'a character the font lacks is warned of in plain words': async (page) => {
      await line(page, /Fornavn/).click();
      await page.getByRole('textbox', { name: 'Tekst' }).fill('Karen 🌹');
      await expect(finding(page)).toContainText('Tegnet »🌹« findes ikke i EB Garamond.');
    },
  }),
);

test('a server killed while saving loses nothing that was typed, and saving resumes by itself', async ({
  page,
}) => {
  // It starts two servers.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'gravestone-killed-'));
  const first = await runServerBriefly({ DATA_DIR: folder, DEMO_PASSWORD: 'e2e-password' });
  await page.goto(`${first.url}/designer`);
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]+$/);
  await line(page, /Fornavn/).click();
  await first.end('SIGKILL');

  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.fill('Inger Sørensen');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Fejl ved gem af sten');
  await expect(failure).toContainText('Serveren svarer ikke. Det, du har skrevet, står her stadig.');
  await text.fill('Inger Marie Sørensen');
  await expect(text).toHaveValue('Inger Marie Sørensen');

  const second = await runServerBriefly({ DATA_DIR: folder, PORT: new URL(first.url).port });
  await expect(failure).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText('Alt er gemt')).toBeAttached();
  await page.reload();
  await drawn(page);
  await expect(line(page, 'Inger Marie Sørensen')).toBeVisible();
  await second.end('SIGTERM');
});

test('a stone changed elsewhere meanwhile: the user chooses', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]+$/);
  await expect(page.getByText('Alt er gemt')).toBeAttached();
  // From nowhere in this browser: its tabs would notify each other.
  const [, id, token = ''] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
  const headers = { AuthCookie: token };
  const ours = await (await page.request.get(`/api/stone/${id}`, { headers })).text();
  const data: unknown = JSON.parse(
    ours.replace('"subText":"Fornavn Efternavn"', '"subText":"Fra et andet sted"'),
  );
  const theirs = await page.request.put(`/api/stone/${id}`, { headers, data });
  expect(await theirs.text()).toContain('Fra et andet sted');

  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Fra denne fane');
  await expect(page.getByRole('alert')).toContainText('Stenen er ændret et andet sted');
  await page.getByRole('button', { name: 'Behold min udgave' }).click();
  await expect(page.getByText('Alt er gemt')).toBeAttached();
  await page.reload();
  await drawn(page);
  await expect(line(page, 'Fra denne fane')).toBeVisible();
  await expect(stage(page)).toBeVisible();
});
