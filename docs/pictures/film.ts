import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawn, line, onStone } from '../../e2e/stage';
import type { Demo } from './demo';
import { FOLDER } from './studio';

/** The film's size in pixels, and how long a frame stays, in ms. */
const SIZE = { width: 960, height: 600 };
const BRISK = 140;
const CALM = 900;

interface Frame {
  readonly picture: Buffer;
  readonly ms: number;
}

/** A short moving picture of the editor: a line is dragged, a name typed, the space between letters changed. */
export async function filmEditor(browser: Browser, demo: Demo, url: string): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'da-DK',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const { id, token } = await demo.stone('single');
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await page.waitForTimeout(4000);
  const frames: Frame[] = [];
  const take = async (ms: number, rest = 90) => {
    await page.waitForTimeout(rest);
    frames.push({ picture: await page.screenshot(), ms });
  };
  await take(CALM);
  await dragLine(page, take);
  await typeName(page, take);
  await spaceLetters(page, take);
  await page.close();
  await save(frames);
}

type Take = (ms: number, rest?: number) => Promise<void>;

async function dragLine(page: Page, take: Take): Promise<void> {
  const from = await onStone(page, { x: 300, y: 250 });
  const to = await onStone(page, { x: 300, y: 205 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step += 1) {
    await page.mouse.move(from.x, from.y + ((to.y - from.y) * step) / 5, { steps: 2 });
    await take(BRISK);
  }
  await page.mouse.up();
  await take(CALM, 1200);
}

async function typeName(page: Page, take: Take): Promise<void> {
  await line(page, 'Karen Østergård').click();
  const field = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const name = 'Karen Marie Juhl';
  for (let letters = 6; letters < name.length; letters += 2) {
    await field.fill(name.slice(0, letters));
    await take(BRISK);
  }
  await field.fill(name);
  await take(CALM, 1500);
}

async function spaceLetters(page: Page, take: Take): Promise<void> {
  const spacing = page.getByRole('textbox', { name: 'Bogstavafstand', exact: true });
  for (const mm of ['2', '3', '4', '5']) {
    await spacing.fill(mm);
    await spacing.press('Enter');
    await take(BRISK * 2, 250);
  }
  await take(CALM * 2, 2000);
}

async function save(frames: readonly Frame[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const small = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize(SIZE).removeAlpha().raw().toBuffer()),
  );
  await sharp(Buffer.concat(small), {
    raw: { ...SIZE, height: SIZE.height * frames.length, channels: 3, pageHeight: SIZE.height },
  })
    .webp({ quality: 72, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms), minSize: true })
    .toFile(join(FOLDER, 'editor.webp'));
}
