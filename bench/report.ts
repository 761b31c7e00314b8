import { cpus, totalmem } from 'node:os';
import { exportTable } from './exportTable';
import type { Effort } from './measure';
import type { Results } from './results';
import { fullTable, targetTable, USUAL } from './table';

/** What a run was made with. */
export interface Circumstances {
  readonly chromium: string;
  readonly date: Date;
  readonly repeats: number;
  readonly effort: Effort;
}

/** The machine and its software, as the pages of figures name them. */
export function machine({ chromium }: Pick<Circumstances, 'chromium'>): string {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const { platform, arch, version } = process;
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${gigabytes} GB, ${platform} ${arch}, Node ${version}, Chromium ${chromium} without a GPU`;
}

/** How to read the tables, and what is unfair to either side. */
function notes({ repeats, effort }: Circumstances): string {
  return `- The scene: a polished black stone of 600 x 750 mm on a canvas of 1000 x 850 CSS px; 3, 12 or 60 lines of 24
  characters, each character with its own spacing; 3, 12 or 30 vignettes of the catalogue. The name (cap height 24 mm)
  is in hand: dragged, typed in, spaced. Rows without a number of lines are for ${USUAL} lines. Medians of ${repeats} repeats,
  the renderers taking turns.
- **Main thread**: CDP \`Performance.getMetrics\`, \`TaskDuration\` in processor time (\`threadTicks\`), over ${effort.hurried} events
  divided by their number, each as soon as the pixels of the one before are in the canvas. The worker's time is not in
  it: that is what a worker is for.
- **Move with its frame**: the same for ${effort.paced} moves at one in 16 ms, drawn as each library recommends (with the next
  frame), less what an idle page takes in that time.
- **Move and keystroke to pixels**: from the call until its pixels are in the canvas's bitmap, one in 16 ms. This renderer's
  promise resolves then. The peers draw at once and a pixel is read back, since Chromium otherwise puts the drawing off
  to the end of the frame. How long the browser then takes to show the canvas is the
  same for all and not in it.
- **Start-up**: \`TaskDuration\` from a reload with everything in the cache until the first picture. This renderer loads
  the whole catalogue as the designer does; the peers only the outlines they draw.
- **PNG**: the first export after the stone was loaded. This renderer's is made as users make it, by the exporter's worker, which starts for it, loads CanvasKit and the
  fonts anew and bakes all reliefs for the file; until 2026-11-28 the bench had the stage make it, which nobody can ask it for.
- **Worker heap**: WebAssembly memory (which never shrinks) and script heap after a collection, before and after.
- This renderer draws relief: V-cut letters with shade and ridge, stone with an edge and a shadow, outline and handles
  of the element in hand. The peers draw flat colours and a tiled pattern, so they have less to do.
- Konva and Fabric have no spacing of a single character: they hold one text node a character, placed by the rule of
  docs/decisions.md section 2. Konva: the line in hand on its own layer, \`listening\` and \`perfectDrawEnabled\` off. Fabric:
  \`StaticCanvas\`, \`objectCaching\` (a line is one bitmap), \`renderOnAddRemove\` off. Canvas2D: a cached layer of the
  rest and one dirty rectangle. Canvas2D and Konva draw the name above everything; this renderer and Fabric in its order.`;
}

/**
 * The page docs/benchmarks.md.
 *
 * @param starts its chapter of starts, which is measured separately; it stays as it is.
 */
export function reportOf(results: Results, circumstances: Circumstances, starts: string): string {
  return `# Benchmarks

\`npm run bench\`, ${circumstances.date.toISOString().slice(0, 10)}. ${machine(circumstances)}.

## Against the targets

In brackets: this renderer's figure as a part of the peer's; below 1 it is faster.

${targetTable(results)}

## Files of a stone of 60 lines

Made in the exporter's worker in the browser; to be there in under 2000 ms, with no task of the page's main thread longer
than 50 ms. The peers make no such files. First: in a page loaded anew, so that the worker starts, CanvasKit is compiled in it, the
fonts are read. In the opened tab: the first in its page, a second and a half after the tab "print" was opened, which has the worker get ready. Next: the same
file once more.

${exportTable(results)}

${starts && `${starts}\n`}## Everything measured, in ms

${fullTable(results)}

## How it was measured

${notes(circumstances)}
`;
}
