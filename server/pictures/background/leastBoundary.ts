/** What is known of each pixel, and how much a boundary costs there. */
export interface Evidence {
  readonly width: number;
  readonly height: number;
  /** Positive where it is rather the thing than its surroundings (a logarithm of odds). */
  readonly odds: Float32Array;
  /** What a boundary costs at a pixel, per pixel of its length. */
  readonly cost: Float32Array;
}

/** The flow across and down between neighbouring pixels, no more of it through a pixel than a boundary costs there. */
interface Flow {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/** The steps' product is an eighth, the bound for differences on a grid. */
const AHEAD = 0.5;
const BACK = 0.25;

function followUp({ width, height, cost }: Evidence, { across, down }: Flow, leading: Float32Array): void {
  for (let i = 0, x = 0, y = 0; i < leading.length; i++) {
    const here = leading[i] as number;
    let px = (across[i] as number) + (x + 1 < width ? AHEAD * ((leading[i + 1] as number) - here) : 0);
    let py = (down[i] as number) + (y + 1 < height ? AHEAD * ((leading[i + width] as number) - here) : 0);
    const length = Math.sqrt(px * px + py * py);
    const most = cost[i] as number;
    if (length > most) {
      px *= most / length;
      py *= most / length;
    }
    across[i] = px;
    down[i] = py;
    if (++x === width) {
      x = 0;
      y++;
    }
  }
}

/**
 * The region that fits the evidence best, counting what its boundary costs: the global minimum, since the problem with
 * shares from 0 to 1 is convex and any threshold of its solution solves the one with regions (Chan, Esedoglu and
 * Nikolova, 2006), found by the primal-dual steps of Chambolle and Pock (2011). Unlike a graph's cut it prefers no
 * direction of the grid.
 *
 * @param shares where it begins, of 1 a pixel; the solution is written into it.
 */
export function leastBoundary(evidence: Evidence, shares: Float32Array, rounds: number): void {
  const { width, odds } = evidence;
  const [across, down] = [new Float32Array(shares.length), new Float32Array(shares.length)];
  const leading = shares.slice();
  for (let round = 0; round < rounds; round++) {
    followUp(evidence, { across, down }, leading);
    for (let i = 0, x = 0; i < shares.length; i++) {
      const left = x > 0 ? (across[i - 1] as number) : 0;
      const above = i >= width ? (down[i - width] as number) : 0;
      const before = shares[i] as number;
      const flow = (across[i] as number) - left + (down[i] as number) - above;
      const next = Math.min(1, Math.max(0, before + BACK * (flow + (odds[i] as number))));
      shares[i] = next;
      leading[i] = 2 * next - before;
      if (++x === width) x = 0;
    }
  }
}
