import { COLUMNS, ROWS } from './camera';
import type { Light } from './light';

/** Something round on the sheet, in pixels. */
export interface Stamp {
  readonly column: number;
  readonly row: number;
  /** Half its width and height before it is turned. */
  readonly across: number;
  readonly down: number;
  /** Clockwise, in radians. */
  readonly turn?: number;
  readonly light: Light;
  /** How much of what lies below is covered, 0 to 1. */
  readonly cover: number;
  /** Which part of it is its soft edge: 0 crisp, 1 soft from the middle. */
  readonly soft: number;
  /** How much lighter its upper left is than its middle, and darker its lower right; 0 for flat things. */
  readonly round?: number;
}

/** A picture in progress: light for every pixel, row by row, red, green and blue. */
export class Sheet {
  readonly light = new Float32Array(COLUMNS * ROWS * 3);

  /** Gives every pixel of some rows its light. */
  fill(from: number, to: number, lightAt: (column: number, row: number) => Light): void {
    const [first, last] = [Math.max(0, Math.floor(from)), Math.min(ROWS, Math.ceil(to))];
    for (let row = first, at = first * COLUMNS * 3; row < last; row++) {
      for (let column = 0; column < COLUMNS; column++, at += 3) this.light.set(lightAt(column, row), at);
    }
  }

  /** Multiplies the light of every pixel. */
  shade(factorAt: (column: number, row: number) => number): void {
    for (let row = 0, at = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const factor = factorAt(column, row);
        for (let channel = 0; channel < 3; channel++, at++) this.light[at] = (this.light[at] ?? 0) * factor;
      }
    }
  }

  private cover(column: number, row: number, light: Light, share: number): void {
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return;
    const at = (row * COLUMNS + column) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const below = this.light[at + channel] ?? 0;
      this.light[at + channel] = below + ((light[channel] ?? 0) - below) * share;
    }
  }

  /** Draws something round on the sheet. */
  stamp({ column, row, across, down, turn = 0, light, cover, soft, round = 0 }: Stamp): void {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const reachX = Math.hypot(across * cos, down * sin) + 1;
    const reachY = Math.hypot(across * sin, down * cos) + 1;
    const edge = Math.max(soft, 0.8 / Math.max(0.8, Math.min(across, down)));
    for (let y = Math.floor(row - reachY); y <= row + reachY; y++) {
      for (let x = Math.floor(column - reachX); x <= column + reachX; x++) {
        const [dx, dy] = [x - column, y - row];
        const [u, v] = [(dx * cos + dy * sin) / across, (dy * cos - dx * sin) / down];
        const away = Math.hypot(u, v);
        if (away >= 1 + edge / 2) continue;
        const share = cover * Math.min(1, (1 + edge / 2 - away) / edge);
        const lit = 1 - ((dx / across) * 0.6 + (dy / down) * 0.8) * round;
        this.cover(x, y, round === 0 ? light : [light[0] * lit, light[1] * lit, light[2] * lit], share);
      }
    }
  }

  /** A blade: a thin line from its foot, thinning to nothing at its tip. Places and width are in pixels. */
  blade(
    column: number,
    row: number,
    lean: number,
    height: number,
    width: number,
    tones: [Light, Light],
  ): void {
    const steps = Math.max(2, Math.ceil(height));
    for (let step = 0; step <= steps; step++) {
      const up = step / steps;
      const x = column + lean * up * up;
      const y = Math.round(row - height * up);
      const half = (width * (1 - up * 0.8)) / 2;
      const [root, tip] = tones;
      const light: Light = [
        root[0] + (tip[0] - root[0]) * up,
        root[1] + (tip[1] - root[1]) * up,
        root[2] + (tip[2] - root[2]) * up,
      ];
      for (let at = Math.floor(x - half); at <= x + half + 1; at++) {
        const share = Math.min(at + 0.5, x + half) - Math.max(at - 0.5, x - half);
        if (share > 0) this.cover(at, y, light, Math.min(1, share));
      }
    }
  }
}
