import type { Endurance } from './endurance';
import type { ExportName, ExportSample, ExportSamples } from './exports';
import type { Sample, StartSample } from './measure';
import { median } from './median';
import type { Name } from './pages';

/** The pixel ratios of the bench. */
export const RATIOS = [1, 2] as const;

/** Reads one figure from a sample, in ms. */
export type Figure = (sample: Sample) => number;

export const FIGURES = {
  move: ({ mainThread }: Sample) => mainThread.move,
  keystroke: ({ mainThread }: Sample) => mainThread.keystroke,
  spacing: ({ mainThread }: Sample) => mainThread.spacing,
  framed: ({ framed }: Sample) => framed,
  moveToPixels: ({ toPixels }: Sample) => toPixels.move,
  keystrokeToPixels: ({ toPixels }: Sample) => toPixels.keystroke,
} as const satisfies Record<string, Figure>;

/** Everything a run measured, and its medians. */
export class Results {
  private readonly samples = new Map<string, Sample[]>();
  private readonly starts = new Map<Name, StartSample[]>();
  private readonly exports: ExportSamples[] = [];
  endurance: Endurance | undefined;

  add(name: Name, lines: number, ratio: number, sample: Sample): void {
    const key = `${name} ${lines} ${ratio}`;
    this.samples.set(key, [...(this.samples.get(key) ?? []), sample]);
  }

  addStart(name: Name, sample: StartSample): void {
    this.starts.set(name, [...(this.starts.get(name) ?? []), sample]);
  }

  /** The median over the repeats, in ms; NaN where nothing was measured. */
  figure(figure: Figure, name: Name, lines: number, ratio: number): number {
    return median((this.samples.get(`${name} ${lines} ${ratio}`) ?? []).map(figure));
  }

  /** The same of starting and exporting. */
  start(part: keyof StartSample, name: Name): number {
    return median((this.starts.get(name) ?? []).map((sample) => sample[part]));
  }

  addExports(samples: ExportSamples): void {
    this.exports.push(samples);
  }

  /** The median of one figure of one kind of file over the repeats; NaN where nothing was measured. */
  exported(name: ExportName, part: keyof ExportSample): number {
    return median(this.exports.map((samples) => samples[name][part]));
  }

  /** The longest task of the main thread while such a file was made, in all repeats, in ms. */
  longestTask(name: ExportName): number {
    return Math.max(...this.exports.map((samples) => samples[name].longestTask));
  }
}
