import { familyProposals } from '../../src/scene/oldLetters/proposals';
import { compared, type Face } from '../../src/scene/oldLetters/recognise';
import { randomFrom } from '../../tests/random';
import { type OldLine, photographed } from './photograph';

/** What came of one photograph. */
export interface Measured {
  readonly line: Omit<OldLine, 'data'>;
  readonly proposed: readonly {
    readonly family: string;
    readonly cursive: boolean;
    readonly confidence: number;
  }[];
  /** The place of the true family among those proposed, from 1; 0 where it is not there. */
  readonly rank: number;
  /** How far the height of the best proposal is off, as a share; undefined where nothing was proposed. */
  readonly heightError: number | undefined;
  /** Of a processor, not of the clock: others may be at work. */
  readonly milliseconds: number;
}

/** Photographs one line by a seed and has it recognised. */
export async function measureOne(seed: number, faces: readonly Face[]): Promise<Measured> {
  const { data, ...line } = await photographed(randomFrom(seed));
  const crop = { data, width: line.width, height: line.height };
  const begun = process.cpuUsage();
  const proposed = familyProposals(compared(crop, line.text, faces));
  const { user, system } = process.cpuUsage(begun);
  const rank = proposed.findIndex(({ family }) => family === line.family) + 1;
  const mine = proposed[Math.max(0, rank - 1)];
  const heightError = mine && mine.fit.pose.cap / line.cap - 1;
  return {
    line,
    proposed: proposed.map(({ family, cursive, confidence }) => ({ family, cursive, confidence })),
    rank,
    heightError,
    milliseconds: (user + system) / 1000,
  };
}
