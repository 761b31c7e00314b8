import { CHARACTERS, IN_HAND, NAME_PLACE } from '../scene';
import { type Thread, threadsOf } from '../threads';
import type { Build } from './openBuild';

export const EDITS = ['move', 'keystroke', 'spacing'] as const;
export type EditKind = (typeof EDITS)[number];

/** What is measured of an edit, in ms. */
export const COSTS = ['to pixels', 'page’s thread', 'stage’s thread'] as const;
export type Cost = Readonly<Record<(typeof COSTS)[number], number>>;

/** How many edits are measured at once. */
const COUNT = 200;

/** The processor time of a page's own thread and of its workers since they began, in ms. */
function processorTime(process: number): { readonly page: number; readonly workers: number } {
  const threads = threadsOf(process);
  const of = (which: (thread: Thread) => boolean) =>
    threads.filter(which).reduce((sum, { ms }) => sum + ms, 0);
  return { page: of(({ id }) => id === process), workers: of(({ isWorker }) => isWorker) };
}

/** Edits the name again and again, each as soon as the pixels of the one before are there. */
export async function measureEdit({ page, process }: Build, kind: EditKind): Promise<Cost> {
  const before = processorTime(process);
  const elapsed = await page.evaluate(
    async ({ kind, count, element, place, characters }) => {
      const began = performance.now();
      for (let edit = 0; edit < count; edit += 1) {
        if (kind === 'move')
          await window.bench.moveElement(element, place.x + (edit % 20), place.y + (edit % 15));
        else if (kind === 'keystroke')
          await window.bench.setText(element, `Karen Margrethe Juhl Jen${'abdeghkmopr'[edit % 11]}`);
        else {
          const spacings = Array.from({ length: characters }, (_, at) => ((at + edit) % 9) / 10);
          await window.bench.setSpacing(element, spacings);
        }
      }
      return performance.now() - began;
    },
    { kind, count: COUNT, element: IN_HAND, place: NAME_PLACE, characters: CHARACTERS },
  );
  const after = processorTime(process);
  return {
    'to pixels': elapsed / COUNT,
    'page’s thread': (after.page - before.page) / COUNT,
    'stage’s thread': (after.workers - before.workers) / COUNT,
  };
}
