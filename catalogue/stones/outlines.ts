import type { Point } from '../../src/geometry/point';
import { pathData, stretched } from '../drawing/pathData';
import { roundThrough } from '../drawing/spine';

/** A face's outline in mm for a width and height: SVG path data within 0 0 width height, y down, closed. */
export type Outline = (width: number, height: number) => string;

const n = (length: number) => String(Math.round(length * 1000) / 1000);
const path = (strings: TemplateStringsArray, ...lengths: number[]) =>
  strings.reduce((written, part, i) => written + n(lengths[i - 1] ?? 0) + part);

/** Upright, with soft shoulders from which the top rises in a serpentine line to a round crown. */
export const serpentine: Outline = (w, h) => {
  const shoulder = h * 0.107;
  const [a, b] = [w * 0.087, w * 0.247];
  return path`M0 ${h}L0 ${h * 0.175}C0 ${h * 0.13} ${w * 0.03} ${shoulder * 1.05} ${a} ${shoulder}C${b} ${shoulder * 0.86} ${w * 0.3} 0 ${w / 2} 0C${w * 0.7} 0 ${w - b} ${shoulder * 0.86} ${w - a} ${shoulder}C${w * 0.97} ${shoulder * 1.05} ${w} ${h * 0.13} ${w} ${h * 0.175}L${w} ${h}Z`;
};

/** A plate or upright stone with straight edges and corners rounded by `radius` mm (those above, those below). */
export const rounded =
  (above: number, below = above): Outline =>
  (w, h) =>
    path`M${above} 0L${w - above} 0A${above} ${above} 0 0 1 ${w} ${above}L${w} ${h - below}A${below} ${below} 0 0 1 ${w - below} ${h}L${below} ${h}A${below} ${below} 0 0 1 0 ${h - below}L0 ${above}A${above} ${above} 0 0 1 ${above} 0Z`;

/** Upright with one flat arch from edge to edge, `rise` mm high. */
export const arched =
  (rise: number): Outline =>
  (w, h) => {
    const radius = (w * w) / (8 * rise) + rise / 2;
    return path`M0 ${h}L0 ${rise}A${radius} ${radius} 0 0 1 ${w} ${rise}L${w} ${h}Z`;
  };

/** Upright with a half circle above. */
export const roundArched: Outline = (w, h) =>
  path`M0 ${h}L0 ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${w} ${w / 2}L${w} ${h}Z`;

/** A tall stone that narrows upwards and ends in a blunt point. */
export const obelisk: Outline = (w, h) =>
  path`M0 ${h}L${w * 0.13} ${h * 0.12}L${w / 2} 0L${w * 0.87} ${h * 0.12}L${w} ${h}Z`;

/** Upright with a top that swings from a high left to a low right shoulder. */
export const wave: Outline = (w, h) =>
  path`M0 ${h}L0 ${h * 0.12}C0 ${h * 0.03} ${w * 0.1} 0 ${w * 0.24} 0C${w * 0.52} 0 ${w * 0.58} ${h * 0.16} ${w * 0.82} ${h * 0.16}C${w * 0.93} ${h * 0.16} ${w} ${h * 0.2} ${w} ${h * 0.28}L${w} ${h}Z`;

/** A heart that stands on its point. */
export const heart: Outline = (w, h) =>
  stretched(
    'M50 98C47 92 38 84 24 70C8 54 0 42 0 27C0 11 12 0 27 0C38 0 46 6 50 16C54 6 62 0 73 0C88 0 100 11 100 27C100 42 92 54 76 70C62 84 53 92 50 98Z',
    w,
    h,
  );

/** A Latin cross to stand in the ground, its bars widening a little towards their ends. */
export const cross: Outline = (w, h) => {
  const [top, bottom] = [h * 0.19, h * 0.43];
  const [l, r] = [w * 0.31, w * 0.69];
  return path`M${w * 0.27} ${h}C${w * 0.3} ${h * 0.8} ${l} ${h * 0.6} ${l} ${bottom - h * 0.01}C${w * 0.2} ${bottom - h * 0.01} ${w * 0.1} ${bottom} 0 ${bottom + h * 0.012}L0 ${top - h * 0.012}C${w * 0.1} ${top} ${w * 0.2} ${top + h * 0.01} ${l} ${top + h * 0.01}C${l} ${h * 0.12} ${w * 0.3} ${h * 0.06} ${w * 0.285} 0L${w * 0.715} 0C${w * 0.7} ${h * 0.06} ${r} ${h * 0.12} ${r} ${top + h * 0.01}C${w * 0.8} ${top + h * 0.01} ${w * 0.9} ${top} ${w} ${top - h * 0.012}L${w} ${bottom + h * 0.012}C${w * 0.9} ${bottom} ${w * 0.8} ${bottom - h * 0.01} ${r} ${bottom - h * 0.01}C${r} ${h * 0.6} ${w * 0.7} ${h * 0.8} ${w * 0.73} ${h}Z`;
};

/** Two stones in one: two soft arches that meet in a shallow dip. */
export const twinArched: Outline = (w, h) => {
  const s = h * 0.2;
  const d = h * 0.085;
  return path`M0 ${h}L0 ${s}C0 ${s * 0.42} ${w * 0.1} 0 ${w * 0.25} 0C${w * 0.36} 0 ${w * 0.42} ${d} ${w / 2} ${d}C${w * 0.58} ${d} ${w * 0.64} 0 ${w * 0.75} 0C${w * 0.9} 0 ${w} ${s * 0.42} ${w} ${s}L${w} ${h}Z`;
};

/** A cushion: four gently bulging sides that run into round corners without a break (a superellipse). */
export const pillow: Outline = (w, h) => {
  const power = (share: number) => Math.sign(share) * Math.abs(share) ** (2 / 7);
  const points = Array.from({ length: 48 }, (_, i): Point => {
    const angle = (i * Math.PI) / 24;
    return [power(Math.cos(angle)) * w, power(Math.sin(angle)) * h];
  });
  return stretched(pathData([roundThrough(points)]), w, h);
};

/** An open book lying towards the reader: two pages that curve up from the fold. */
export const book: Outline = (w, h) =>
  stretched(
    path`M0 ${h * 0.05}C${w * 0.16} 0 ${w * 0.4} 0 ${w / 2} ${h * 0.085}C${w * 0.6} 0 ${w * 0.84} 0 ${w} ${h * 0.05}L${w} ${h * 0.95}C${w * 0.84} ${h * 0.9} ${w * 0.6} ${h * 0.9} ${w / 2} ${h}C${w * 0.4} ${h * 0.9} ${w * 0.16} ${h * 0.9} 0 ${h * 0.95}Z`,
    w,
    h,
  );

/** An ellipse. */
export const oval: Outline = (w, h) =>
  path`M0 ${h / 2}A${w / 2} ${h / 2} 0 0 1 ${w} ${h / 2}A${w / 2} ${h / 2} 0 0 1 0 ${h / 2}Z`;

const natural =
  (points: readonly Point[]): Outline =>
  (w, h) =>
    stretched(pathData([roundThrough(points, 6.4)]), w, h);

/** A natural boulder, set with its flat side down. */
export const boulder = natural([
  [2, 73],
  [4, 51],
  [11, 31],
  [24, 14],
  [41, 4.5],
  [60, 2.5],
  [77, 11],
  [90, 28],
  [96.5, 51],
  [98, 73],
  [93.5, 90],
  [80, 97],
  [55, 98.5],
  [28, 98],
  [9, 92],
]);

/** A smaller, broader boulder. */
export const lowBoulder = natural([
  [1.5, 73],
  [5, 52],
  [15, 32],
  [29, 15],
  [46, 5],
  [63, 4.5],
  [79, 15],
  [91, 34],
  [98, 57],
  [98.5, 78],
  [92, 92.5],
  [74, 98],
  [46, 98.5],
  [20, 97.5],
  [6, 90],
]);

/** A tall cleft standing stone, narrowing unevenly upwards. */
export const bauta = natural([
  [4, 95],
  [3, 79],
  [6, 58],
  [9, 37],
  [13, 20],
  [22, 7.5],
  [37, 1.5],
  [53, 2.5],
  [67, 9],
  [79, 19],
  [86, 36],
  [90, 58],
  [95, 79],
  [96.5, 94],
  [86, 98.6],
  [50, 99.2],
  [14, 98.8],
]);
