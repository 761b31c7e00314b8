import type { Mm } from '../numbers';
import type { Country } from './country';

/** A pull or push that a stone has to bear by somebody's rule. */
export interface TestForce {
  /** In newtons. */
  readonly force: number;
  /** Stones lower than this are not tested. */
  readonly fromHeight: Mm;
  /** Where it is written, with its edition or the day it was read. */
  readonly source: string;
}

/** The weight of 35 kg, in newtons: 35 × 9.81, rounded up. */
const PULL_OF_35_KG = 344;

/**
 * The forces by country, as far as they are public:
 * - Denmark has no national figure. Herlev and Birkholm ask 35 kg at any point of stones from 60 cm on, and churchyards
 *   elsewhere name the same.
 * - Germany: the TA Grabmal dimensions foundations for 300 N and 500 N. The guideline of the Bundesverband Deutscher
 *   Steinmetze (7th edition, June 2020) has a look first and a push after it; which of the two counts, the Satzung says.
 * - Norway names no force: § 24 of the gravplassforskrift asks for bolts and a foundation (`NORWEGIAN`).
 */
export const TEST_FORCES: Readonly<Record<Country, readonly TestForce[]>> = {
  DK: [
    {
      force: PULL_OF_35_KG,
      fromHeight: 600,
      source: 'Herlev og Birkholm kirkegårde, Information til stenhuggere, sikkerhedskrav 1 (26.11.2026)',
    },
  ],
  DE: [
    { force: 300, fromHeight: 0, source: 'TA Grabmal (DENAK), Ausgabe Februar 2019' },
    { force: 500, fromHeight: 0, source: 'TA Grabmal (DENAK), Ausgabe Februar 2019' },
  ],
  NO: [],
};

/** What § 24 of the Norwegian gravplassforskrift asks of an upright stone (in force, read 26 November 2026). */
export const NORWEGIAN = {
  bolts: { count: 2, diameter: 12, length: 150 },
  /** How wide the foundation's underside is, in thicknesses of the stone. */
  widthOfThickness: 2,
  /** From this height on, the foundation is this part of the height above the ground deep. */
  deepFrom: 600,
  depthOfHeight: 0.2,
  source: 'Gravplassforskriften § 24',
} as const;

/** The weight of a kilogram, in newtons (ISO 80000-3 rounds standard gravity to this). */
export const GRAVITY = 9.81;

/** How strongly wind presses on a free plate, and what a cubic metre of air weighs in kg (EN 1991-1-4, 7.4.3 and 4.5). */
export const WIND = { coefficient: 1.8, airDensity: 1.25, source: 'EN 1991-1-4, 4.5, 7.4.3' } as const;
