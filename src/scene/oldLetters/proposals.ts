import type { Compared } from './recognise';

/** A family that the old letters may be cut in. */
export interface FamilyProposal {
  readonly family: string;
  readonly cursive: boolean;
  /** How likely it is among all families, 0 to 1, as measured by `bench/oldLetters`. */
  readonly confidence: number;
  readonly fit: Compared['fit'];
}

/** How likely a family is, as it is said. */
export type Likelihood = 'likely' | 'possible' | 'unlikely';

/**
 * From here on a family is called likely: of 35 lines of which one was this sure, it was the right one 35 times
 * (docs/benchmarks.md, "Old letters"). No share is told: »100 %« would promise what few lines have measured.
 */
const LIKELY = 0.8;

/** Below this, another family is at least four times as likely. */
const POSSIBLE = 0.2;

/** What a family's confidence is called. */
export function likelihoodOf({ confidence }: Pick<FamilyProposal, 'confidence'>): Likelihood {
  if (confidence >= LIKELY) return 'likely';
  return confidence >= POSSIBLE ? 'possible' : 'unlikely';
}

/** How many families are proposed. */
const PROPOSED = 3;

/**
 * How much surer a family gets with what it explains more of: chosen, and held against how often the first was right
 * (docs/benchmarks.md, "Old letters").
 */
const SURENESS = 22;

/** What is left unexplained, as a logarithm. */
const unexplained = ({ fit }: Compared) => Math.log(1 - Math.min(0.999, fit.likeness) ** 2);

/** The families that explain the old letters best, each upright or cursive, whichever is nearer; best first. */
export function familyProposals(faces: readonly Compared[]): FamilyProposal[] {
  const best = faces.filter(({ family }, at) => faces.findIndex((each) => each.family === family) === at);
  const [first] = best;
  if (!first) return [];
  const weights = best.map((each) => Math.exp(SURENESS * (unexplained(first) - unexplained(each))));
  const sum = weights.reduce((all, each) => all + each, 0);
  return best.slice(0, PROPOSED).map(({ family, cursive, fit }, at) => ({
    family,
    cursive,
    fit,
    confidence: (weights[at] ?? 0) / sum,
  }));
}
