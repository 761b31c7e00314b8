/**
 * A stone with faults of every sort that once passed without a word: letters that run into each other, lines across the
 * frame, a day that no calendar has, a death before the birth, a name that is spelt otherwise than in its case.
 */
export const FAULTY = {
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  Frame: { Type: 'line', Color: 'guld' },
  Parms: [
    {
      type: 'text',
      subText: 'Ana Hansen',
      fontFamily: 'EB Garamond',
      fontSize: '40',
      fontColor: 'guld',
      subTextSpacing: '0,0,0,0,-12,0,0,0,0,0',
      position: { x: 300, y: 250, rotation: 0 },
    },
    {
      type: 'text',
      subText: '* 31. februar 1941',
      fontSize: '20',
      fontColor: 'guld',
      position: { x: 300, y: 320, rotation: 0 },
    },
    {
      type: 'text',
      subText: '† 3. november 1931',
      fontSize: '20',
      fontColor: 'guld',
      position: { x: 300, y: 370, rotation: 0 },
    },
    {
      type: 'text',
      subText: 'Elsket  og savnet',
      fontSize: '25',
      fontColor: 'guld',
      position: { x: 300, y: 722, rotation: 0 },
    },
    {
      type: 'text',
      subText: 'Hvil i fred',
      fontSize: '20',
      fontColor: 'guld',
      position: { x: 590, y: 450, rotation: 0 },
    },
    {
      type: 'text',
      subText: 'Unvergessen',
      fontFamily: 'Great Vibes',
      fontSize: '12',
      fontColor: 'guld',
      position: { x: 300, y: 450, rotation: 0 },
    },
    { type: 'attachment', attachmentId: 101, position: { x: 20, y: 560, rotation: 0 } },
  ],
} as const;

/** Whom the case of that stone names. */
export const ITS_CASE = {
  decName: 'Anna Hansen',
  decBirth: '28. februar 1941',
  decDeath: '3. november 2021',
} as const;
