import type { BrowserContext, Page } from '@playwright/test';
import { fillSpacings } from '../../src/stone/edits/text';
import { design } from '../../src/stone/stone';

/** What a tab held at some moment, and what it said about it. */
export interface Sighting {
  /** The current design, as `written` writes it. */
  readonly design: string;
  /** Whether the tab considers the design saved, or says "Alt er gemt". */
  readonly isSaved: boolean;
  /** The version it builds on; 0 for a stone never saved. */
  readonly version: number;
  /** The stone's own address, once it has one. */
  readonly path: string | undefined;
  /** When it was seen, in ms since 1970. */
  readonly at: number;
}

/** A design in a few words, for reading a failure. */
export function inShort(held: string): string {
  const { Parms } = design.parse(JSON.parse(held));
  return Parms.map((parm) => {
    const { x, y } = parm.position;
    const colour = 'fontColor' in parm ? parm.fontColor : '';
    return `${parm.type === 'text' ? parm.subText : parm.type} ${colour} ${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(' | ');
}

/** The same design is always written the same way, whatever its source: empty values are left out or null. */
export function written(given: unknown): string {
  const said = Object.entries(design.parse(given)).filter(([, value]) => value !== null);
  return JSON.stringify(fillSpacings(design.parse(Object.fromEntries(said))));
}

/** Runs in the page: finds the designer's machine behind the screen, and reports every change of its design. */
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
  /** What the screen's parts reach the machines through. */
  interface Workplace {
    getSnapshot(): { context?: { designer?: Actor } };
  }
  interface Fiber {
    readonly return: Fiber | null;
    readonly memoizedProps: { readonly value?: Partial<Workplace> } | null;
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
      const actor =
        typeof found?.getSnapshot === 'function' ? found.getSnapshot().context?.designer : undefined;
      if (actor) return actor;
    }
    return undefined;
  };
  // The machine is ahead of the screen: the screen's message counts only at the moment it appears.
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

/** Records every design that any tab of a browser holds as it changes; what happens to the tab later does not matter. */
export class Witness {
  readonly #sightings = new Map<Page, Sighting[]>();

  async attend(context: BrowserContext): Promise<void> {
    await context.exposeBinding('witness', ({ page }, told: string) => this.#hear(page, told));
    await context.addInitScript(watch);
  }

  /** Clears everything, for a new run. */
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

  /** What a tab held last; undefined before its stone had loaded. */
  last(page: Page): Sighting | undefined {
    return this.#sightings.get(page)?.at(-1);
  }

  /** Every design that was considered saved at a stone's address (or any, without one), the latest version first. */
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
