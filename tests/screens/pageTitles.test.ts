import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** The screens that an address leads to: those fetched when they are needed, and those that come with the app. */
const SCREENS = [
  ...[...read('src/screens/lateScreens.ts').matchAll(/import\('\.\/([\w/]+)'\)/g)],
  ...[
    ...read('src/App.tsx').matchAll(
      /from '\.\/screens\/(\w+\/(?:\w+Screen|SessionExpired|PageNotFound|TokenLogin))'/g,
    ),
  ],
].map(([, path]) => `src/screens/${path}.tsx`);

/** What names the page: the hook itself, or a page that has its title from whoever shows it. */
const NAMES = /usePageTitle\(|<(?:StepPage|Problem|ErrorPage)\b/;

test('the screens are found', () => {
  expect(SCREENS.length).toBeGreaterThanOrEqual(20);
});

test.each(SCREENS)('%s names its page in the browser’s tab', (screen) => {
  const folder = dirname(screen);
  const beside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx$/.test(file),
  );
  expect([screen, ...beside.map((file) => join(folder, file))].some((file) => NAMES.test(read(file)))).toBe(
    true,
  );
});

test('the names are texts of the page’s language, and the product’s follows', () => {
  const hook = read('src/components/usePageTitle.ts');
  expect(hook).toContain("useTranslation('start')");
  for (const screen of SCREENS)
    for (const [, given] of read(screen).matchAll(/usePageTitle\((.*?)\);/g))
      expect(given, screen).not.toMatch(/^['"`]/);
});
