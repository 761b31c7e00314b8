import type { Fault } from '../seeded';
import { CHURCHYARD_FAULTS } from './churchyard';
import { COLOUR_FAULTS } from './colours';
import { DRAWING_FAULTS } from './drawing';
import { LETTER_FAULTS } from './letters';
import { MEDALLION_FAULTS } from './medallions';
import { PLACE_FAULTS } from './places';
import { RESERVED_FAULTS } from './reserved';
import { WORD_FAULTS } from './words';

/** How each kind of fault is made, by the name that the table has for it. */
export const ALL_FAULTS: Readonly<Record<string, Fault>> = {
  ...DRAWING_FAULTS,
  ...LETTER_FAULTS,
  ...PLACE_FAULTS,
  ...RESERVED_FAULTS,
  ...MEDALLION_FAULTS,
  ...COLOUR_FAULTS,
  ...WORD_FAULTS,
  ...CHURCHYARD_FAULTS,
};
