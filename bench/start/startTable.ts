import { median, quantile } from '../median';
import type { Device } from './devices';
import type { Frames } from './dragging';
import { STARTS, type Started, type StartName } from './starts';

/** The targets for the first stone, in ms, on a machine as fast as the one it runs on. */
const TARGETS: Partial<Record<StartName, number>> = {
  'designer, cold': 1500,
  'designer, warm': 800,
  'designer, second start': 800,
};

/** What was measured on one device. */
export interface OfDevice {
  readonly device: Device;
  readonly starts: readonly Record<StartName, Started>[];
  readonly frames: Frames | undefined;
}

function row({ device, starts }: OfDevice, name: StartName): string {
  const figure = (of: keyof Started) => median(starts.map((start) => start[name][of]));
  const target = device.slower === 1 ? TARGETS[name] : undefined;
  const cells = [
    device.name,
    name,
    figure('firstPaint').toFixed(0),
    figure('main').toFixed(0),
    target === undefined ? '' : `≤ ${target}, ${figure('main') <= target ? 'met' : 'missed'}`,
    figure('blocked').toFixed(0),
    figure('shifted').toFixed(3),
    figure('requests').toFixed(0),
    figure('kB').toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const frameRow = (device: Device, whose: string, gaps: readonly number[]) =>
  `| ${device.name} | ${whose} | ${gaps.length + 1} | ${quantile(gaps, 0.5).toFixed(1)} | ${quantile(gaps, 0.95).toFixed(1)} |`;

/** The tables of starts, and of frames while a line is dragged. */
export function startTable(measured: readonly OfDevice[]): string {
  const rows = measured.flatMap((each) => STARTS.map((name) => row(each, name)));
  const dragged = measured.flatMap(({ device, frames }) =>
    frames ? [frameRow(device, 'page', frames.page), frameRow(device, 'stone', frames.stone)] : [],
  );
  return [
    '| on | start | first paint, ms | stone seen, ms | target | blocked, ms | layout shift | requests | kB |',
    '| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    '| a line dragged for two seconds on | of the | frames | between two, p50, ms | p95, ms |',
    '| --- | --- | ---: | ---: | ---: |',
    ...dragged,
  ].join('\n');
}
