import type { TextParm } from '../../src/stone/parm';

/** A line of a stone of 600 x 760 mm, at its middle where no x is given. */
const line = (subText: string, fontSize: string, y: number, given: Partial<TextParm> = {}, x = 300) =>
  ({
    type: 'text',
    subText,
    fontSize,
    fontColor: 'guld',
    position: { x, y, rotation: 0 },
    ...given,
  }) as const;

/**
 * A stone with faults of every sort that once went unnoticed: letters that run into each other, lines across the
 * frame, black on black, script in bronze at a height that is not cast, a day that no calendar has, a death before the
 * birth, a name that is spelt differently in its case.
 */
export const FAULTY = {
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  Frame: { Type: 'line', Color: 'guld' },
  Parms: [
    line('Ana Hansen', '40', 250, { fontFamily: 'EB Garamond', subTextSpacing: '0,0,0,0,-12,0,0,0,0,0' }),
    line('* 31. februar 1941', '20', 320),
    line('† 3. november 1931', '20', 370),
    line('Elsket  og savnet', '25', 722),
    line('Hvil i fred', '20', 450, {}, 590),
    line('Unvergessen', '12', 450, { fontFamily: 'Great Vibes' }),
    { type: 'attachment', attachmentId: 101, position: { x: 20, y: 560, rotation: 0 } },
    line('I vore hjerter', '25', 510, { fontColor: 'sort' }),
    line('Farvel', '8', 560, { fontFamily: 'Great Vibes', variant: 'mounted', fontColor: 'bronze' }),
  ],
} as const;

/** The people named in that stone's case. */
export const ITS_CASE = {
  decName: 'Anna Hansen',
  decBirth: '28. februar 1941',
  decDeath: '3. november 2021',
} as const;
