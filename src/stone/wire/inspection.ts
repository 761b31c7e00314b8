import { z } from 'zod';
import { LOCALES } from '../catalogue/naming';
import { saidFinding } from '../finding';
import { identifier } from '../numbers';
import { design } from '../stone';
import { projectDetails } from './project';

/** What an inscription is compared with: whom a case names; what it does not say is empty. */
export const inspectedCase = projectDetails.pick({
  decName: true,
  decBirth: true,
  decDeath: true,
  partnerName: true,
  partnerBirth: true,
  partnerDeath: true,
});

/**
 * `POST /api/inspect`: a design as it would be stored, and what it is to be held against. The churchyard is the
 * design's own where none is named.
 */
export const inspectRequest = design.extend({
  case: inspectedCase.nullish(),
  churchyard: identifier.nullish(),
  /** In which language the sentences are; that of the request where it is left out. */
  locale: z.enum(LOCALES).optional(),
});

/** What a mason and a proof-reader object to, the worst first. */
export const inspection = z.object({ findings: z.array(saidFinding) });
