import { z } from 'zod';
import type { Mm } from '../numbers';
import { projectDetails } from '../wire/project';

/** The parts of the papers that a churchyard is asked with, in the order of their pages. */
export const PERMIT_PARTS = ['form', 'drawings', 'lettering', 'data'] as const;
export type PermitPart = (typeof PERMIT_PARTS)[number];

const words = z.string().max(300).default('');
const length = z.number().positive().max(10_000);

/** The pins between a stone and what it stands on, in mm. */
const dowels = z.object({ count: z.number().int().positive().max(20), diameter: length, length });
export type Dowels = z.infer<typeof dowels>;

/** The block below the ground that a stone or its base stands on, in mm. */
const foundation = z.object({ width: length, depth: length, height: length });
export type Foundation = { readonly width: Mm; readonly depth: Mm; readonly height: Mm };

/**
 * What an authority needs to know of a case besides the stone: nothing else of it is printed. Empty where unknown, and then
 * left to be written on the paper.
 */
export const permitCase = projectDetails
  .pick({
    caseNo: true,
    decName: true,
    decBirth: true,
    decDeath: true,
    contactName: true,
    contactPhone: true,
    contactEmail: true,
    ChurchyardName: true,
  })
  .extend({
    contactAddress: words,
    graveNo: words,
    authority: words,
    undertaker: words,
    stonemason: words,
    dowels: dowels.optional(),
    foundation: foundation.optional(),
  });
export type PermitCase = z.infer<typeof permitCase>;

/** A case of which nothing is known. */
export const UNKNOWN_CASE: PermitCase = permitCase.parse({});
