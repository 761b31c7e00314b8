/** A mixture of normal distributions whose features do not depend on each other. */
export interface Mixture {
  readonly parts: readonly Part[];
}

export interface Part {
  readonly weight: number;
  readonly means: readonly number[];
  /** Of each feature, its variance. */
  readonly spreads: readonly number[];
}

/** Samples one after the other, `features` numbers each. */
export interface Samples {
  readonly features: number;
  readonly values: Float32Array;
}

/** The least variance of a feature: none is known more exactly than a camera's noise. */
const LEAST_SPREAD = 4e-4;

const ROUNDS = 12;

/** Of one part, the logarithm of its density without its weight. */
export function logDensity({ means, spreads }: Part, values: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (let f = 0; f < means.length; f++) {
    const spread = spreads[f] ?? 1;
    const off = (values[from + f] ?? 0) - (means[f] ?? 0);
    sum += (off * off) / spread + Math.log(spread) + 1.8378770664093453;
  }
  return -0.5 * sum;
}

/** Fits a mixture to samples: parts begun far from each other, then expectation and maximisation. */
export function fitted({ features, values }: Samples, count: number): Mixture {
  const many = Math.floor(values.length / features);
  const spreadOf = (f: number) => {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < many; i++) {
      const value = values[i * features + f] ?? 0;
      sum += value;
      squares += value * value;
    }
    return Math.max(LEAST_SPREAD, squares / many - (sum / many) ** 2);
  };
  const spreads = Array.from({ length: features }, (_, f) => spreadOf(f));
  // Each begins at the sample that is farthest from those before it, of a fixed selection.
  const step = Math.max(1, Math.floor(many / 400));
  const seeds: number[] = [Math.floor(many / 2)];
  while (seeds.length < count) {
    let [best, farthest] = [0, -1];
    for (let i = 0; i < many; i += step) {
      let nearest = Infinity;
      for (const seed of seeds) {
        let apart = 0;
        for (let f = 0; f < features; f++)
          apart +=
            ((values[i * features + f] ?? 0) - (values[seed * features + f] ?? 0)) ** 2 / (spreads[f] ?? 1);
        nearest = Math.min(nearest, apart);
      }
      // Outliers make poor beginnings.
      if (nearest > farthest && nearest < 16) [best, farthest] = [i, nearest];
    }
    seeds.push(best);
  }
  let parts: Part[] = seeds.map((seed) => ({
    weight: 1 / count,
    means: Array.from(values.subarray(seed * features, (seed + 1) * features)),
    spreads: spreads.map((spread) => spread / 4),
  }));
  for (let round = 0; round < ROUNDS; round++) parts = improved(parts, { features, values }, many);
  return { parts: parts.filter(({ weight }) => weight > 1e-3) };
}

function improved(parts: readonly Part[], { features, values }: Samples, many: number): Part[] {
  const shares = new Float64Array(parts.length);
  const sums = parts.map(() => ({
    weight: 1e-6,
    firsts: new Float64Array(features),
    seconds: new Float64Array(features),
  }));
  for (let i = 0; i < many; i++) {
    let most = -Infinity;
    for (const [k, part] of parts.entries()) {
      shares[k] = Math.log(part.weight + 1e-9) + logDensity(part, values, i * features);
      most = Math.max(most, shares[k] ?? 0);
    }
    let total = 0;
    for (let k = 0; k < parts.length; k++) {
      shares[k] = Math.exp((shares[k] ?? 0) - most);
      total += shares[k] ?? 0;
    }
    for (const [k, sum] of sums.entries()) {
      const share = (shares[k] ?? 0) / total;
      if (share < 1e-4) continue;
      sum.weight += share;
      for (let f = 0; f < features; f++) {
        const value = values[i * features + f] ?? 0;
        sum.firsts[f] = (sum.firsts[f] ?? 0) + share * value;
        sum.seconds[f] = (sum.seconds[f] ?? 0) + share * value * value;
      }
    }
  }
  return sums.map(({ weight, firsts, seconds }) => {
    const means = Array.from(firsts, (sum) => sum / weight);
    return {
      weight: weight / many,
      means,
      spreads: Array.from(seconds, (sum, f) => Math.max(LEAST_SPREAD, sum / weight - (means[f] ?? 0) ** 2)),
    };
  });
}
