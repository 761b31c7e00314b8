import { expect, test } from '@playwright/test';
import { tab } from './designerPopups';
import { beginStone } from './newStone';
import { drawn, line, onStone, stage, widthOf } from './stage';

test('a visitor designs a stone, saves it, opens it again and shares it @phone', async ({
  page,
  browser,
}) => {
  await test.step('the start page leads to a standard stone', async () => {
    await page.goto('/');
    await beginStone(page, /Kistegrav/, /Svajet gravsten/);
    await expect(page).toHaveURL(/\/designer\?type=coffin&stone=15$/);
    await drawn(page);
    await expect(page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option')).toHaveCount(3);
  });

  await test.step('tapping a line selects it', async () => {
    const name = await onStone(page, { x: 300, y: 250 });
    await page.mouse.click(name.x, name.y);
    await expect(line(page, /Fornavn Efternavn/)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the stone follows every keystroke', async () => {
    const before = await stage(page).screenshot();
    const text = page.getByRole('textbox', { name: 'Tekst' });
    await text.fill('');
    await text.pressSequentially('Åse Ærø');
    await expect(line(page, /Åse Ærø/)).toBeVisible();
    await expect.poll(async () => Buffer.compare(before, await stage(page).screenshot())).not.toBe(0);
  });

  await test.step('family, height and colour can be chosen', async () => {
    await page.getByRole('button', { name: /Skrifttype/ }).click();
    await page.getByRole('option', { name: 'Cinzel', exact: true }).click();
    await expect(page.getByRole('button', { name: /Skrifttype/ })).toContainText('Cinzel');
    const narrow = await widthOf(page, 'Åse Ærø');
    await page.getByRole('textbox', { name: 'Bogstavhøjde' }).fill('50');
    await expect.poll(() => widthOf(page, 'Åse Ærø')).toBeGreaterThan(narrow);
    await page.getByRole('radio', { name: 'Hvid', exact: true }).click({ force: true });
    await expect(page.getByRole('radio', { name: 'Hvid', exact: true })).toBeChecked();
  });

  await test.step('the spacing of a single character moves by 0.1 mm, with Shift by 1 mm', async () => {
    const before = await widthOf(page, 'Åse Ærø');
    const gap = page.getByRole('textbox', { name: 'Afstand mellem Å og s' });
    await gap.focus();
    for (let press = 0; press < 3; press += 1) await gap.press('ArrowUp');
    await gap.press('Shift+ArrowUp');
    await gap.press('Shift+ArrowUp');
    await expect(gap).toHaveValue('2,3');
    await expect.poll(() => widthOf(page, 'Åse Ærø')).toBeCloseTo(before + 2.3, 1);
  });

  await test.step('dragging moves a line, arrow keys nudge it', async () => {
    const left = page.getByRole('textbox', { name: 'Fra venstre' });
    await expect(left).toHaveValue('300');
    const from = await onStone(page, { x: 300, y: 250 });
    const to = await onStone(page, { x: 320, y: 230 });
    // With Alt it snaps to nothing.
    await page.keyboard.down('Alt');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    const moved = async () => Number((await left.inputValue()).replace(',', '.'));
    await expect.poll(moved).toBeGreaterThan(315);
    const dragged = await moved();
    expect(dragged).toBeCloseTo(320, 0);
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).toBeCloseTo(dragged + 1, 3);
    await page.getByRole('button', { name: 'Midt på stenen' }).click();
    await expect(left).toHaveValue('300');
  });

  await test.step('undo and redo', async () => {
    const left = page.getByRole('textbox', { name: 'Fra venstre' });
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await expect(left).not.toHaveValue('300');
    await page.getByRole('button', { name: 'Gentag' }).click();
    await expect(left).toHaveValue('300');
  });

  await test.step('saving leads to the stone’s own address, and a reload shows the same stone', async () => {
    await page.getByRole('button', { name: 'Gem sten' }).click();
    await expect(page).toHaveURL(/\/designer\/\d+\/[\w-]{20,}$/);
    await expect(page.getByRole('button', { name: 'Gemt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gem sten' })).toBeVisible();
    await page.reload();
    await drawn(page);
    await line(page, 'Åse Ærø').click();
    await expect(page.getByRole('textbox', { name: 'Bogstavhøjde' })).toHaveValue('50');
    await expect(page.getByRole('textbox', { name: 'Afstand mellem Å og s' })).toHaveValue('2,3');
    await expect(page.getByRole('button', { name: /Skrifttype/ })).toContainText('Cinzel');
    await expect(page.getByRole('radio', { name: 'Hvid', exact: true })).toBeChecked();
  });

  const [, id, token] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
  const stored = async () => {
    const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token ?? '' } });
    return (await answer.json()) as { Parms: { subText?: string; fontColor: string }[]; version: number };
  };

  await test.step('later edits save themselves: colours at once, words after a pause', async () => {
    const { version } = await stored();
    await page.getByRole('radio', { name: 'Guld' }).click({ force: true });
    await expect.poll(async () => (await stored()).Parms[0]?.fontColor).toBe('guld');
    await page.getByRole('textbox', { name: 'Tekst' }).fill('Åse Ærøe');
    expect((await stored()).Parms[0]?.subText).toBe('Åse Ærø');
    await expect.poll(async () => (await stored()).Parms[0]?.subText).toBe('Åse Ærøe');
    expect((await stored()).version).toBeGreaterThanOrEqual(version + 2);
    await expect(page.getByText('Alt er gemt')).toBeAttached();
  });

  await test.step('the read-only link shows the stone without editing', async () => {
    await tab(page, 'Del');
    const link = await page.getByRole('textbox', { name: 'Link til at se' }).inputValue();
    expect(link).toMatch(/\/designer\/\d+\/[\w-]{20,}$/);
    expect(link).not.toContain(token);
    const reader = await browser.newPage({ locale: 'da-DK' });
    await reader.goto(link);
    await drawn(reader);
    await expect(reader.getByText('Du ser stenen gennem et læselink.')).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Gem sten' })).toHaveCount(0);
    await expect(reader.getByRole('tab')).toHaveText(['Del', 'Udskriv']);
    const refused = await reader.request.put(`/api/stone/${id}`, {
      headers: { AuthCookie: link.split('/').at(-1) ?? '' },
      data: await stored(),
    });
    expect(refused.status()).toBe(403);
    await reader.close();
  });
});

test('each kind of grave begins with a stone of its own', async ({ page }) => {
  for (const [name, type] of [
    ['Urnegrav', 'urn'],
    ['Plænegrav', 'lawn'],
  ] as const) {
    await page.goto('/');
    await beginStone(page, new RegExp(name));
    await expect(page).toHaveURL(new RegExp(`/designer\\?type=${type}&stone=\\d+$`));
    await drawn(page);
    await tab(page, 'Sten');
    await expect(page.getByRole('listbox', { name }).getByRole('option', { selected: true })).toHaveCount(1);
  }
});
