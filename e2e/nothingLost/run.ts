import type { BrowserContext, Page } from '@playwright/test';
import type { Chance } from '../../tests/server/deep/chance';
import { keptDrafts } from '../keptDrafts';
import { logIn } from '../logIn';
import { drawn } from '../stage';
import type { Provider } from './provider';
import { inShort, type Sighting, type Witness, written } from './witness';

/** An edit is stored within this many ms (issue "Nothing is lost"); only newer edits may be lost. */
const KEPT_WITHIN = 300;

/** An unsaved design in a tab when it closed. */
interface Orphan {
  readonly design: string;
  readonly how: string;
}

/** An edit that was made and cannot be found anywhere. */
export class Lost extends Error {
  override name = 'Lost';
}

/** The state that the random steps of one run share: its tabs, its stone, and what must not be lost. */
export class Run {
  readonly tabs: Page[] = [];
  readonly orphans: Orphan[] = [];
  /** The steps so far, for reading a failure. */
  readonly story: string[] = [];
  isOffline = false;
  /** Unsaved designs of closed tabs, those of them that were answered when offered, and conflicts answered. */
  readonly figures = { orphaned: 0, offered: 0, theirs: 0, mine: 0 };

  constructor(
    readonly context: BrowserContext,
    readonly witness: Witness,
    readonly provider: Provider,
    readonly chance: Chance,
    /** The token of the login the browser began with; undefined for a visitor. */
    public token: string | undefined,
  ) {}

  readonly #began = Date.now();

  tell(what: string): void {
    this.story.push(`${((Date.now() - this.#began) / 1000).toFixed(1)} s  ${what}`);
  }

  /** The stone's address; a new stone's before it is saved. */
  path = '/designer';

  /** Records a tab's new address: a stone saved for the first time has another one. */
  noteAddress(tab: Page): void {
    this.path = this.witness.last(tab)?.path ?? this.path;
  }

  get stoneId(): number | undefined {
    const id = /^\/designer\/(\d+)/.exec(this.path)?.[1];
    return id === undefined ? undefined : Number(id);
  }

  /** Restores everything: the server, the network. */
  async recover(): Promise<void> {
    await this.provider.start();
    if (this.isOffline) await this.context.setOffline(false);
    this.isOffline = false;
  }

  /** Opens the stone in another tab, and checks that everything left unsaved is there or offered. */
  async open(): Promise<Page> {
    await this.recover();
    const tab = await this.context.newPage();
    tab.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    await tab.goto(this.provider.url + this.path);
    await this.arrive(tab);
    this.tabs.push(tab);
    return tab;
  }

  /** Waits for a stone or the login page. */
  async #isAskedToLogIn(tab: Page): Promise<boolean> {
    const there = drawn(tab).then(() => false);
    there.catch(() => undefined);
    const asked = tab.waitForURL(/\/(session-expired|login)/).then(() => true);
    asked.catch(() => undefined);
    return await Promise.race([there, asked]);
  }

  /**
   * Waits for a stone, logging in where asked: twice where the first login was followed by that of another tab, which
   * had ended as well.
   */
  async arrive(tab: Page): Promise<void> {
    for (let times = 0; times < 2 && (await this.#isAskedToLogIn(tab)); times++) await this.logInAgain(tab);
    await drawn(tab);
    await this.witnessed(tab);
    await this.checkOffers(tab);
  }

  async logInAgain(tab: Page): Promise<void> {
    this.tell('logs in again');
    await tab.waitForURL(/\/(session-expired|login)/);
    const button = tab.getByRole('button', { name: 'Log ind' });
    await button.waitFor();
    if (tab.url().includes('session-expired')) await button.click();
    const back = (url: URL) => url.pathname === this.path;
    // A user who has logged in again in another tab meanwhile is not asked here.
    const form = tab.getByRole('textbox', { name: 'Brugernavn' }).waitFor();
    const isAsked = await Promise.race([form.then(() => true), tab.waitForURL(back).then(() => false)]);
    if (isAsked) await logIn(tab);
    await tab.waitForURL(back);
    const kept = await tab.evaluate(() => localStorage.getItem('gravestone.user'));
    this.token = (JSON.parse(kept ?? '{}') as { token?: string }).token;
  }

  async witnessed(tab: Page): Promise<Sighting> {
    for (let tries = 0; tries < 200; tries++) {
      const seen = this.witness.last(tab);
      if (seen) return seen;
      await tab.waitForTimeout(10);
    }
    throw new Error('no designer was seen in the tab');
  }

  /** A tab closes, or leaves the designer: its unsaved design must be found again. */
  orphan(tab: Page, how: string): void {
    const index = this.tabs.indexOf(tab);
    if (index >= 0) this.tabs.splice(index, 1);
    if (!this.#ledAway.delete(tab)) this.#bereave(tab, how);
  }

  /** Tabs that were redirected when the login ended, and have not come back. */
  readonly #ledAway = new Set<Page>();

  isLedAway(tab: Page): boolean {
    return /\/(session-expired|login)/.test(tab.url());
  }

  /** Records what redirected tabs held: from then on the other tabs are offered it, and may take or drop it. */
  noteLedAway(): void {
    for (const tab of this.tabs) {
      if (!this.isLedAway(tab) || this.#ledAway.has(tab)) continue;
      this.#bereave(tab, 'the login ended');
      this.#ledAway.add(tab);
    }
  }

  #bereave(tab: Page, how: string): void {
    this.noteAddress(tab);
    const last = this.witness.last(tab);
    if (!last || last.isSaved || last.design === this.begun) return;
    this.figures.orphaned++;
    this.orphans.push({ design: last.design, how });
  }

  /** The design a new stone begins with: unedited, so not a loss. */
  begun: string | undefined;

  /** Once a tab answers, everything it sent before has arrived. */
  async heard(tab: Page): Promise<void> {
    await tab.evaluate(() => document.title);
  }

  /** Waits until a tab's last edit is old enough to have been stored. */
  async rest(tab: Page): Promise<void> {
    for (;;) {
      await this.heard(tab);
      const age = Date.now() - (this.witness.last(tab)?.at ?? 0);
      if (age >= KEPT_WITHIN) return;
      await new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN - age));
    }
  }

  /** The drafts that the browser holds. */
  async drafts(tab: Page): Promise<string[]> {
    return (await keptDrafts(tab)).map(written);
  }

  /** Every orphan is on the server or among the drafts, and everything acknowledged is on the server. */
  async checkOffers(tab: Page): Promise<void> {
    const [server, drafts] = [await this.checkServer(), await this.drafts(tab)];
    for (const orphan of [...this.orphans]) {
      if (server !== undefined && orphan.design === server) this.adopt(orphan.design);
      else if (!drafts.includes(orphan.design)) {
        const there = [`server: ${server && inShort(server)}`, ...drafts.map(inShort)].join('\n    ');
        throw new Lost(`unsaved when ${orphan.how}: ${inShort(orphan.design)}\n  but there is\n    ${there}`);
      }
    }
  }

  /** The orphan is settled: it is on the server, or the user has decided about it. */
  adopt(design: string): boolean {
    const before = this.orphans.length;
    const others = this.orphans.filter((orphan) => orphan.design !== design);
    this.orphans.splice(0, before, ...others);
    return others.length < before;
  }

  /** The server holds what was acknowledged last, or something a tab sent later; returns what it holds. */
  async checkServer(): Promise<string | undefined> {
    if (this.stoneId === undefined) return undefined;
    const [acknowledged] = this.witness.acknowledged(this.path);
    const stone = await this.provider.stone(this.stoneId);
    const { design, version } = acknowledged ?? { design: '', version: 0 };
    if (stone.version < version) {
      throw new Lost(`version ${version} was acknowledged, the server holds ${stone.version}`);
    }
    if (stone.version === version && stone.design !== design) {
      throw new Lost(
        `version ${version} was acknowledged as\n    ${inShort(design)}\n  the server holds\n    ${inShort(stone.design)}`,
      );
    }
    if (stone.version > version && !this.witness.hasSeen(stone.design)) {
      throw new Lost(`the server holds what nobody edited: ${inShort(stone.design)}`);
    }
    return stone.design;
  }
}
