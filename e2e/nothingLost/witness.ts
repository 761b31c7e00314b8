import type { BrowserContext, Page } from '@playwright/test';
import { fillSpacings } from '../../src/stone/edits/text';
import { design } from '../../src/stone/stone';

/** What a tab held at some moment, and what it said of it. */
export interface Sighting {
  /** The design in hand, as `written` writes it. */
  readonly design: string;
  /** Whether the tab holds the design for saved, or says "Alt er gemt". */
  readonly isSaved: boolean;
  /** The version it builds on; 0 of a stone never saved. */
  readonly version: number;
  /** The stone's own address, once it has one. */
  readonly path: string | undefined;
  /** When it was seen, in ms since 1970. */
  readonly at: number;
}

/** A design in a few words, for whoever reads of a failure. */
export function inShort(held: string): string {
  const { Parms } = design.parse(JSON.parse(held));
  return Parms.map((parm) => {
    const { x, y } = parm.position;
    const colour = 'fontColor' in parm ? parm.fontColor : '';
    return `${parm.type === 'text' ? parm.subText : parm.type} ${colour} ${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(' | ');
}

/** One and the same design is written in one and the same way, wherever it comes from: nothing said is left out, or null. */
export function written(given: unknown): string {
  const said = Object.entries(design.parse(given)).filter(([, value]) => value !== null);
  return JSON.stringify(fillSpacings(design.parse(Object.fromEntries(said))));
}

/** Runs in the page: finds the designer's machine behind the screen, and tells of every change of its design. */
function watch(): void {
  interface WatchedStone {
    readonly design: object;
    readonly version: number;
    readonly address: { readonly id: number; readonly token?: string };
  }
  interface Actor {
    getSnapshot(): { context: { history: { present: object }; saved?: WatchedStone } };
    subscribe(listener: () => void): unknown;
  }
  interface Fiber {
    readonly return: Fiber | null;
    readonly memoizedProps: { readonly value?: Partial<Actor> } | null;
  }
  let watched: Actor | undefined;
  let told = '';
  const designer = (): Actor | undefined => {
    const main = document.querySelector('header');
    const name = main && Object.keys(main).find((key) => key.startsWith('__reactFiber$'));
    let fiber: Fiber | null =
      main && name ? ((main as unknown as Record<string, Fiber>)[name] ?? null) : null;
    for (; fiber; fiber = fiber.return) {
      const found = fiber.memoizedProps?.value;
      if (typeof found?.getSnapshot === 'function' && 'history' in (found.getSnapshot().context ?? {})) {
        return found as Actor;
      }
    }
    return undefined;
  };
  // The machine is ahead of the screen: what the screen says is believed only at the moment it begins to say it.
  const tell = (screenSpoke: boolean) => {
    if (!watched) return;
    const { history, saved } = watched.getSnapshot().context;
    const words = document.querySelector('header [role=status]')?.textContent;
    const sighting = JSON.stringify({
      design: history.present,
      saved: saved?.design,
      version: saved?.version ?? 0,
      path: saved && ['/designer', saved.address.id, saved.address.token].filter(Boolean).join('/'),
      says: screenSpoke && words === 'Alt er gemt',
    });
    if (sighting === told) return;
    told = sighting;
    (window as unknown as { witness(sighting: string): void }).witness(sighting);
  };
  setInterval(() => {
    const found = designer();
    if (found === watched) return;
    watched = found;
    told = '';
    watched?.subscribe(() => tell(false));
    tell(false);
  }, 10);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const status = document.querySelector('header [role=status]');
      if (changes.some(({ target }) => status?.contains(target))) tell(true);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Sees every design that any tab of a browser holds, as it comes to be: what happens to the tab changes nothing of it. */
export class Witness {
  readonly #sightings = new Map<Page, Sighting[]>();

  async attend(context: BrowserContext): Promise<void> {
    await context.exposeBinding('witness', ({ page }, told: string) => this.#hear(page, told));
    await context.addInitScript(watch);
  }

  /** Forgets everything, for a run of its own. */
  forget(): void {
    this.#sightings.clear();
  }

  #hear(page: Page, told: string): void {
    const {
      design: held,
      saved,
      version,
      path,
      says,
    } = JSON.parse(told) as Record<'design' | 'saved', unknown> & {
      version: number;
      path?: string;
      says: boolean;
    };
    const seen = written(held);
    const isSaved = (saved !== undefined && written(saved) === seen) || says;
    const before = this.#sightings.get(page) ?? [];
    this.#sightings.set(page, [...before, { design: seen, isSaved, version, path, at: Date.now() }]);
  }

  /** What a tab held last; undefined before its stone was there. */
  last(page: Page): Sighting | undefined {
    return this.#sightings.get(page)?.at(-1);
  }

  /** Everything that was held for saved of the stone at an address (of all stones without one), the latest version first. */
  acknowledged(path?: string): readonly Sighting[] {
    const all = [...this.#sightings.values()].flat();
    return all
      .filter((each) => each.isSaved && each.version > 0 && (path === undefined || each.path === path))
      .sort((one, other) => other.version - one.version);
  }

  /** Whether some tab ever held a design. */
  hasSeen(held: string): boolean {
    return [...this.#sightings.values()].flat().some((sighting) => sighting.design === held);
  }
}
