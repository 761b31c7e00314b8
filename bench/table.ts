import type { Name } from './pages';
import { FIGURES, type Figure, RATIOS, type Results } from './results';
import { SIZES } from './scene';

/** The columns, in order. */
export const COLUMNS: Readonly<Record<Name, string>> = {
  ours: 'this renderer',
  canvas2d: 'Canvas2D by hand',
  konva: 'Konva 10',
  fabric: 'Fabric 7',
};

const NAMES: readonly Name[] = ['ours', 'canvas2d', 'konva', 'fabric'];

/** The scene size used in rows with a single size: a full family stone. */
export const USUAL = 12;

type OfName = (name: Name) => number;

interface Row {
  readonly what: string;
  readonly target: string;
  readonly of: OfName;
  readonly met: (of: OfName) => boolean;
  /** A pure number instead of ms. */
  readonly factor?: true;
}

const MEGABYTE = 1024 * 1024;

/** Two significant digits, no more than three decimals. */
function written(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

const atMost =
  (most: number): Row['met'] =>
  (of) =>
    of('ours') <= most;

function mainThreadRows(results: Results): Row[] {
  const kinds = [
    ['move', FIGURES.move],
    ['keystroke', FIGURES.keystroke],
    ['spacing change', FIGURES.spacing],
  ] as const;
  return RATIOS.flatMap((ratio) =>
    kinds.map(([what, figure]) => ({
      what: `main thread per ${what}, ratio ${ratio}, ms`,
      target: '≤ 0.10',
      of: (name: Name) => results.figure(figure, name, USUAL, ratio),
      met: atMost(0.1),
    })),
  );
}

function pixelRows(results: Results): Row[] {
  const kinds = [
    ['move', FIGURES.moveToPixels],
    ['keystroke', FIGURES.keystrokeToPixels],
  ] as const;
  return RATIOS.flatMap((ratio) =>
    kinds.map(([what, figure]) => ({
      what: `${what} to pixels p50, ratio ${ratio}, ms`,
      target: '≤ 1.2 × Canvas2D, ≤ 0.5 × Konva',
      of: (name: Name) => results.figure(figure, name, USUAL, ratio),
      met: (of: OfName) => of('ours') <= 1.2 * of('canvas2d') && of('ours') <= 0.5 * of('konva'),
    })),
  );
}

function growthRows(results: Results): Row[] {
  const [small, large] = [SIZES[0]?.lines ?? 0, SIZES.at(-1)?.lines ?? 0];
  const growth = (what: string, figure: Figure): Row => ({
    what: `growth from ${small} to ${large} lines, ${what}`,
    target: '≤ 1.1 ×',
    of: (name) => results.figure(figure, name, large, 1) / results.figure(figure, name, small, 1),
    met: atMost(1.1),
    factor: true,
  });
  return [
    growth('move to pixels', FIGURES.moveToPixels),
    growth('keystroke to pixels', FIGURES.keystrokeToPixels),
    growth('main thread per move', FIGURES.move),
    growth('main thread per keystroke', FIGURES.keystroke),
  ];
}

function startRows(results: Results): Row[] {
  return [
    {
      what: 'start-up, warm, main thread, ms',
      target: '≤ 20',
      of: (name) => results.start('start', name),
      met: atMost(20),
    },
    {
      what: 'PNG at 3 px/mm, wall, ms',
      target: '≤ 1.3 × Canvas2D',
      of: (name) => results.start('pngWall', name),
      met: (of) => of('ours') <= 1.3 * of('canvas2d'),
    },
    {
      what: 'PNG at 3 px/mm, main thread, ms',
      target: '≤ 2',
      of: (name) => results.start('pngMainThread', name),
      met: atMost(2),
    },
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A peer's cell also says this renderer's figure as a share of it. */
function cell({ of, factor }: Row, name: Name): string {
  const value = of(name);
  if (factor) return `${written(value)} ×`;
  return name === 'ours' ? written(value) : `${written(value)} (${written(of('ours') / value)} ×)`;
}

function heapLine({ endurance }: Results): string {
  if (!endurance)
    return line(['worker heap after 10,000 edits', 'no growth', 'not measured', '', '', '', '']);
  const { edits, before, after } = endurance;
  const mb = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  const wasm = `WebAssembly ${mb(before.wasm)} → ${mb(after.wasm)} MB`;
  const script = `script ${mb(before.script)} → ${mb(after.script)} MB`;
  // Half a megabyte may be garbage that is not collected yet.
  const met = edits >= 10_000 && after.wasm <= before.wasm && after.script - before.script < MEGABYTE / 2;
  return line([
    `worker heap after ${edits.toLocaleString('en')} edits`,
    'no growth',
    `${wasm}, ${script}`,
    '',
    '',
    '',
    met ? 'met' : 'missed',
  ]);
}

/** The table of targets: each peer's figure, and in brackets this renderer's as a share of it. */
export function targetTable(results: Results): string {
  const rows = [
    ...mainThreadRows(results),
    ...pixelRows(results),
    ...growthRows(results),
    ...startRows(results),
  ];
  return [
    line(['', 'target', ...NAMES.map((name) => COLUMNS[name]), '']),
    line(['---', '---', ...NAMES.map(() => '---:'), '---']),
    ...rows.map((row) =>
      line([
        row.what,
        row.target,
        ...NAMES.map((name) => cell(row, name)),
        row.met(row.of) ? 'met' : 'missed',
      ]),
    ),
    heapLine(results),
  ].join('\n');
}

/** Every figure of every scene and pixel ratio, in ms. */
export function fullTable(results: Results): string {
  const heads = [
    'move',
    'keystroke',
    'spacing',
    'move with its frame',
    'move to pixels p50',
    'keystroke to pixels p50',
  ];
  const rows = RATIOS.flatMap((ratio) =>
    SIZES.flatMap(({ lines, vignets }) =>
      NAMES.map((name) =>
        line([
          String(ratio),
          `${lines} / ${vignets}`,
          COLUMNS[name],
          ...Object.values(FIGURES).map((figure) => written(results.figure(figure, name, lines, ratio))),
        ]),
      ),
    ),
  );
  return [
    line(['ratio', 'lines / vignettes', 'renderer', ...heads]),
    line(['---:', '---', '---', ...heads.map(() => '---:')]),
    ...rows,
  ].join('\n');
}
