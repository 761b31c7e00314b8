import type { Browser, Page } from '@playwright/test';
import type { FileOrder } from '../src/painting/files/formats';
import { type Addresses, loadOnce, openSubject, type Subject, settled } from './pages';
import type { BenchScene } from './scene';

/** Every kind of file the designer's tab "print" offers. */
export const EXPORTS = {
  'offer PDF': { format: 'offer', detailed: false },
  'offer PDF, detailed': { format: 'offer', detailed: true },
  'PDF at true size': { format: 'pdf', tiled: undefined },
  'PDF at true size on A4': { format: 'pdf', tiled: 'a4' },
  'PDF at true size on A3': { format: 'pdf', tiled: 'a3' },
  SVG: { format: 'svg', welded: false },
  'SVG, welded': { format: 'svg', welded: true },
  'DXF, splines': { format: 'dxf', legacy: false, stencil: undefined },
  'DXF, lines and arcs': { format: 'dxf', legacy: true, stencil: undefined },
  PLT: { format: 'plt', stencil: undefined },
  'PNG, 4 px a mm': { format: 'png', pxPerMm: 4 },
} as const satisfies Record<string, FileOrder>;
export type ExportName = keyof typeof EXPORTS;

/** The times of making a file once. */
export interface ExportSample {
  /** Ms from the order to the file, the first in its page: it starts the exporter's worker. */
  readonly first: number;
  /** The first in its page, a second and a half after the tab "print" was opened. */
  readonly prepared: number;
  /** The same again, with the worker running and the fonts read. */
  readonly next: number;
  /** The longest the page's main thread was busy with one task meanwhile, in ms; 0 where none took 50 or more. */
  readonly longestTask: number;
  readonly bytes: number;
}
export type ExportSamples = Readonly<Record<ExportName, ExportSample>>;

const timed = (page: Page, order: FileOrder) =>
  page.evaluate(async (given) => {
    let longestTask = 0;
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    watch.observe({ type: 'longtask' });
    const from = performance.now();
    const file = await window.bench.exportFile(given);
    const ms = performance.now() - from;
    // A long task is reported with some delay.
    await new Promise((resolve) => setTimeout(resolve, 100));
    watch.disconnect();
    return { ms, longestTask, bytes: file.size };
  }, order);

/** As long as somebody looks at the files that are offered before one is chosen, in ms. */
const CHOOSING = 1500;

async function loadAnew(subject: Subject, scene: BenchScene): Promise<void> {
  await subject.page.reload({ waitUntil: 'load' });
  await loadOnce(subject, scene);
  await settled(subject);
}

/** Makes one file twice in a page that is loaded anew, and once in another that was prepared for it. */
async function measureExport(subject: Subject, scene: BenchScene, order: FileOrder): Promise<ExportSample> {
  await loadAnew(subject, scene);
  await subject.page.evaluate(() => window.bench.prepareFiles());
  await subject.page.waitForTimeout(CHOOSING);
  const prepared = await timed(subject.page, order);
  await loadAnew(subject, scene);
  const first = await timed(subject.page, order);
  const next = await timed(subject.page, order);
  return {
    first: first.ms,
    prepared: prepared.ms,
    next: next.ms,
    longestTask: Math.max(first.longestTask, prepared.longestTask, next.longestTask),
    bytes: first.bytes,
  };
}

/** Makes a file of every kind of one scene in the browser. */
export async function measureExports(
  browser: Browser,
  addresses: Addresses,
  scene: BenchScene,
): Promise<ExportSamples> {
  const subject = await openSubject(browser, 'ours', addresses, 1);
  const samples: Partial<Record<ExportName, ExportSample>> = {};
  for (const name of Object.keys(EXPORTS) as ExportName[]) {
    samples[name] = await measureExport(subject, scene, EXPORTS[name]);
  }
  await subject.context.close();
  return samples as ExportSamples;
}
