import type { Page } from '@playwright/test';
import { drag } from '../drag';
import { drawn, onStone } from '../stage';
import type { Run } from './run';

/** A user action that may come too late because the tab has navigated meanwhile. */
const PATIENCE = { timeout: 2000 };

const lines = (tab: Page) => tab.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option');
export const offer = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Noget blev ikke gemt' });
export const conflict = (tab: Page) => tab.getByRole('button', { name: 'Brug den anden udgave' });

async function takeLine({ chance }: Run, tab: Page): Promise<void> {
  await tab.getByRole('tab', { name: 'Tekst' }).click(PATIENCE);
  const count = await lines(tab).count();
  if (count === 0) await tab.getByRole('button', { name: 'Tilføj linje' }).click(PATIENCE);
  else await lines(tab).nth(chance.below(count)).click(PATIENCE);
}

let typed = 0;

/** What a user does to the stone in a tab. */
const EDITS: Readonly<Record<string, (run: Run, tab: Page) => Promise<void>>> = {
  types: async (run, tab) => {
    await takeLine(run, tab);
    const words = `Linje ${++typed}`;
    const text = tab.getByRole('textbox', { name: 'Tekst', exact: true });
    if (run.chance.below(2)) await text.fill(words, PATIENCE);
    else {
      await text.press('End', PATIENCE);
      await text.pressSequentially(` ${typed}`, { ...PATIENCE, delay: run.chance.below(40) });
    }
  },
  colours: async (run, tab) => {
    await takeLine(run, tab);
    const colour = run.chance.pick(['Hvid', 'Grå', 'Sort', 'Guld', 'Sølv']);
    await tab.getByRole('radio', { name: colour, exact: true }).focus(PATIENCE);
    await tab.keyboard.press('Space');
  },
  drags: async ({ chance }, tab) => {
    const at = { x: 300, y: chance.pick([255, 335, 390]) };
    const to = { x: 200 + chance.below(200), y: at.y + 5 + chance.below(40) };
    await drag(tab, await onStone(tab, at), await onStone(tab, to));
  },
  adds: async (_run, tab) => {
    await tab.getByRole('tab', { name: 'Tekst' }).click(PATIENCE);
    await tab.getByRole('button', { name: 'Tilføj linje' }).click(PATIENCE);
  },
  deletes: async (run, tab) => {
    await tab.getByRole('tab', { name: 'Tekst' }).click(PATIENCE);
    if ((await lines(tab).count()) < 2) return;
    await takeLine(run, tab);
    await tab.getByRole('button', { name: 'Slet', exact: true }).click(PATIENCE);
    const sure = tab
      .getByRole('alertdialog')
      .or(tab.getByRole('dialog'))
      .getByRole('button', { name: /^Slet/ });
    if (await sure.isVisible()) await sure.click(PATIENCE);
  },
  'steps back': (_run, tab) => stepButton(tab, 'Fortryd'),
  'steps forward': (_run, tab) => stepButton(tab, 'Gentag'),
};

async function stepButton(tab: Page, name: string): Promise<void> {
  const button = tab.getByRole('button', { name, exact: true });
  if (await button.isEnabled(PATIENCE)) await button.click(PATIENCE);
}

/** What happens to the user. */
const TROUBLES: Readonly<Record<string, (run: Run, tab: Page) => Promise<void>>> = {
  'presses save': async (run, tab) => {
    // During saving there is nothing to press.
    const button = tab.getByRole('button', { name: /^Gem sten$|^Gemt$/ });
    await button.click(PATIENCE).catch(() => run.tell('  (too late)'));
  },
  'goes offline or comes back': async (run) => {
    run.isOffline = !run.isOffline;
    await run.context.setOffline(run.isOffline);
  },
  'closes the tab': async (run, tab) => {
    await run.rest(tab);
    await tab.close();
    run.orphan(tab, 'closed');
  },
  'has the tab crash': async (run, tab) => {
    await run.rest(tab);
    const session = await run.context.newCDPSession(tab);
    const crashed = tab.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await tab.close();
    run.orphan(tab, 'crashed');
  },
  'loads the page anew': async (run, tab) => {
    await run.recover();
    await run.rest(tab);
    await tab.goto('about:blank');
    run.orphan(tab, 'loaded anew');
    await tab.goto(run.provider.url + run.path);
    await run.arrive(tab);
    run.tabs.push(tab);
  },
  'has the server killed': async ({ provider }) => {
    if (provider.isRunning) await provider.kill();
    else await provider.start();
  },
  'opens a second tab': async (run) => {
    if (run.tabs.length < 2 && run.stoneId !== undefined) await run.open();
  },
  'has the login end': async ({ token, provider }) => {
    if (token && provider.isRunning) await provider.endLogin(token);
  },
  waits: (_run, tab) => tab.waitForTimeout(1600),
};

/** Answers a tab's question, one way or the other: about a draft, or about what was saved elsewhere. */
export async function answer(run: Run, tab: Page): Promise<void> {
  if (await conflict(tab).isVisible()) {
    const mine = run.chance.below(2) === 0;
    run.tell(mine ? 'keeps mine' : 'takes theirs');
    run.figures[mine ? 'mine' : 'theirs']++;
    const button = mine ? tab.getByRole('button', { name: 'Behold min udgave' }) : conflict(tab);
    await button.click(PATIENCE);
  } else if (await offer(tab).isVisible()) await answerOffer(run, tab, run.chance.below(4) > 0);
}

/** Takes or drops the offered draft; a dropped one is not a loss. */
export async function answerOffer(run: Run, tab: Page, takes: boolean): Promise<void> {
  run.noteLedAway();
  const before = await run.drafts(tab);
  run.tell(takes ? 'takes the draft' : 'drops the draft');
  const name = takes ? 'Fortsæt med det' : 'Kassér det';
  const button = offer(tab).getByRole('button', { name });
  // A click that timed out may still have worked: its result is checked first.
  const late = await button.click(PATIENCE).then(
    () => undefined,
    (error: Error) => error,
  );
  if (late) run.tell(`  (too late: ${late.message.split('\n')[0] ?? ''})`);
  // After a drop, the next draft is offered.
  else if (takes) await offer(tab).waitFor({ state: 'hidden' });
  await tab.waitForTimeout(400);
  await run.heard(tab);
  const after = takes ? [] : await run.drafts(tab);
  const answered = takes
    ? [run.witness.last(tab)?.design ?? '']
    : before.filter((draft) => !after.includes(draft));
  for (const design of answered) if (run.adopt(design)) run.figures.offered++;
  if (late) throw late;
}

/** Brings back a tab that was redirected when the login ended, through the login. */
async function comeBack(run: Run, tab: Page): Promise<void> {
  if (!run.isLedAway(tab)) return;
  run.orphan(tab, 'the login ended');
  await run.recover();
  await run.arrive(tab);
  run.tabs.push(tab);
}

/** One random step in a random tab. An action that comes too late is not a failure: only a loss is. */
export async function step(run: Run): Promise<void> {
  const { chance } = run;
  if (run.tabs.length === 0) await run.open();
  const tab = run.tabs[chance.below(run.tabs.length)];
  if (!tab) return;
  const number = run.tabs.indexOf(tab) + 1;
  await comeBack(run, tab);
  run.noteAddress(tab);
  if (chance.below(2) === 0) await answer(run, tab).catch(() => undefined);
  const of = chance.below(5) < 3 ? EDITS : TROUBLES;
  const names = Object.keys(of);
  const name = names[chance.below(names.length)] ?? 'waits';
  run.tell(`tab ${number} ${name}`);
  if (of === TROUBLES) await of[name]?.(run, tab);
  else {
    await of[name]?.(run, tab).catch((error: Error) =>
      run.tell(`  (too late: ${error.message.split('\n')[0] ?? ''})`),
    );
  }
  if (!tab.isClosed()) run.noteAddress(tab);
}

/** A tab's state, for reading a failure. */
async function standing(run: Run, tab: Page): Promise<string> {
  const { isSaved, version } = await run.witnessed(tab);
  const spoken = await tab.locator('header [role=status], [role=alert], [role=alertdialog]').allInnerTexts();
  return `  ${tab.url()}, version ${version}, ${isSaved ? 'saved' : 'not saved'}: ${spoken.join(' | ')}`;
}

/** Everything works again and all questions are answered: every tab must end up saved, and hold the same. */
export async function comeToRest(run: Run): Promise<void> {
  run.tell('comes to rest');
  await run.recover();
  if (run.tabs.length === 0) await run.open();
  for (let round = 0; round < 60; round++) {
    for (const tab of [...run.tabs]) {
      await comeBack(run, tab);
      await answer(run, tab).catch(() => undefined);
      const { isSaved, version } = await run.witnessed(tab);
      if (version === 0)
        await tab
          .getByRole('button', { name: 'Gem sten' })
          .click(PATIENCE)
          .catch(() => undefined);
      run.noteAddress(tab);
      if (!isSaved) await tab.waitForTimeout(400);
    }
    const ends = run.tabs.map((tab) => run.witness.last(tab));
    const asks = await Promise.all(run.tabs.map((tab) => conflict(tab).isVisible()));
    if (
      !asks.includes(true) &&
      ends.every((end) => end?.isSaved && end.version > 0 && end.design === ends[0]?.design)
    ) {
      return;
    }
    await run.tabs[0]?.waitForTimeout(200);
  }
  throw new Error(
    `the tabs did not come to rest:\n${(await Promise.all(run.tabs.map((tab) => standing(run, tab)))).join('\n')}`,
  );
}

/** All remaining drafts are offered, one after another, each time the stone is opened. */
export async function takeLeave(run: Run): Promise<void> {
  for (const tab of run.tabs.splice(0)) await tab.close();
  await run.checkServer();
  const stone = run.path;
  for (const path of stone === '/designer' ? [stone] : [stone, '/designer']) {
    for (let times = 0; times < 8 && run.orphans.length > 0; times++) {
      run.path = path;
      const tab = await run.open();
      await drawn(tab);
      const isOffered = await offer(tab).isVisible();
      while (await offer(tab).isVisible()) await answerOffer(run, tab, false);
      run.tabs.splice(0);
      await tab.close();
      if (!isOffered) break;
    }
  }
  run.path = stone;
}
