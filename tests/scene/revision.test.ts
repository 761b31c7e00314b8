import { describe, expect, test } from 'vitest';
import { widthsFrom } from '../../src/scene/layParagraphs';
import { textParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';
import { sources } from '../accuracy/samples';

/** The height of Josefin Sans' flat capitals, and what its file states, in font units (tests/lettering/flatCapitals.test.ts). */
const [MEASURED, STATED] = [728, 702];

const line = textParm.parse({ type: 'text', subText: 'HEIT', fontFamily: 'Josefin Sans', fontSize: '30' });

describe('The revision of a design', () => {
  test('says how wide its lines are, each kept by its own, whichever is asked for first', () => {
    const widths = widthsFrom(sources);
    const [before, now, again] = [undefined, 1, undefined].map((revision) =>
      widths({ revision: revision as 1 | undefined })(line),
    );
    expect(again).toBe(before);
    expect((before ?? 0) / (now ?? 1)).toBeCloseTo(MEASURED / STATED, 9);
  });

  test('is left out of a stored design that has none, and no unknown one is drawn', () => {
    expect(Object.keys(design.parse({}))).not.toContain('revision');
    expect(design.parse({ revision: 1 }).revision).toBe(1);
    expect(design.safeParse({ revision: 2 }).success).toBe(false);
  });
});
