import type { Country } from '../../../../stone/permit/country';
import type { PermitKey } from '../speech';
import { INSCRIPTION_LINES, type TextName, type TickName } from './values';

/** A row of fields, each with its part of the row's width, higher where somebody signs; or of boxes to tick. */
export type FormRow =
  | {
      readonly texts: readonly (readonly [name: TextName, share: number])[];
      readonly lines?: number;
      readonly isSigned?: boolean;
    }
  | { readonly ticks: readonly TickName[] };

/** Rows under a heading. */
export interface FormSection {
  readonly heading: PermitKey;
  readonly rows: readonly FormRow[];
}

const GRAVES: Readonly<Record<Country, readonly TickName[]>> = {
  DK: ['coffin', 'urn', 'lawn'],
  DE: ['row', 'chosen', 'urn', 'lawn'],
  NO: ['coffin', 'urn'],
};

/** What is signed: by the grave's holder and by the mason. */
const SIGNATURES: FormSection = {
  heading: 'form.signatures',
  rows: [
    {
      texts: [
        ['placeDate', 0.3],
        ['signed', 0.35],
        ['signedMason', 0.35],
      ],
      isSigned: true,
    },
  ],
};

const site = (country: Country): FormSection => ({
  heading: 'form.site',
  rows: [
    {
      texts: [
        ['churchyard', 0.38],
        ['graveNo', 0.3],
        ['authority', 0.32],
      ],
    },
    { ticks: GRAVES[country] },
  ],
});

const DECEASED: FormSection = {
  heading: 'form.deceased',
  rows: [
    {
      texts: [
        ['deceasedName', 0.5],
        ['born', 0.25],
        ['died', 0.25],
      ],
    },
  ],
};

const APPLICANT: FormSection = {
  heading: 'form.applicant',
  rows: [
    {
      texts: [
        ['applicantName', 0.45],
        ['address', 0.55],
      ],
    },
    {
      texts: [
        ['phone', 0.45],
        ['email', 0.55],
      ],
    },
  ],
};

const FIRMS: FormSection = {
  heading: 'form.firms',
  rows: [
    {
      texts: [
        ['stonemason', 0.42],
        ['undertaker', 0.38],
        ['caseNo', 0.2],
      ],
    },
  ],
};

/** How many characters of an inscription surely stand in a line of its field: at the least type size it takes 150 of them. */
const CHARACTERS_A_LINE = 130;

const monument = (characters: number): FormSection => ({
  heading: 'form.monument',
  rows: [
    { ticks: ['newStone', 'addition', 'upright', 'lying'] },
    {
      texts: [
        ['material', 0.4],
        ['finish', 0.3],
        ['weight', 0.3],
      ],
    },
    {
      texts: [
        ['width', 0.25],
        ['height', 0.25],
        ['thickness', 0.25],
        ['aboveGround', 0.25],
      ],
    },
    {
      texts: [
        ['base', 0.65],
        ['volume', 0.35],
      ],
    },
    {
      texts: [
        ['lettering', 0.4],
        ['letterHeights', 0.22],
        ['work', 0.38],
      ],
    },
    {
      texts: [['inscription', 1]],
      lines: Math.max(INSCRIPTION_LINES, Math.ceil(characters / CHARACTERS_A_LINE)),
    },
  ],
});

const securing = (country: Country): FormSection => ({
  heading: 'form.securing',
  rows: [
    {
      texts: [
        ['foundation', 0.5],
        ['dowels', 0.5],
      ],
    },
    ...(country === 'NO' ? [{ ticks: ['bolts'] } as const] : []),
  ],
});

const ENCLOSED: FormSection = {
  heading: 'form.enclosed',
  rows: [{ ticks: ['drawing', 'letteringPlan', 'details', 'steadiness'] }],
};

const DECISION: FormSection = {
  heading: 'form.decision',
  rows: [
    { ticks: ['approved', 'approvedIf', 'refused'] },
    {
      texts: [
        ['conditions', 0.55],
        ['signedAuthority', 0.45],
      ],
      lines: 2,
      isSigned: true,
    },
  ],
};

/**
 * How an application is arranged in a country: in Germany the person with the right to the grave comes first, since the Antrag is
 * theirs; in Denmark and Norway the grave.
 *
 * @param characters how many the inscription has: its field shows them all.
 */
export function arrangementOf(country: Country, characters: number): readonly FormSection[] {
  const people =
    country === 'DE' ? [APPLICANT, site(country), DECEASED] : [site(country), DECEASED, APPLICANT];
  return [...people, FIRMS, monument(characters), securing(country), ENCLOSED, SIGNATURES, DECISION];
}
