import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { linesOf } from '../../../src/stone/proofreading/line';
import { proofread } from '../../../src/stone/proofreading/proofread';
import { remedyOf } from '../../../src/stone/proofreading/remedy';
import { designWith } from '../../scene/drawnStone';
import { BAD } from './badInscriptions';
import { TODAY, written } from './written';

/** What the first line that can be mended says then. */
function mendedIn(text: string): string | undefined {
  const { lines, people } = written(text);
  const edit = proofread(lines, TODAY, people)
    .map((finding) => remedyOf(finding, lines))
    .find((each) => each !== undefined);
  return edit?.kind === 'writeText' ? edit.subText : undefined;
}

describe('What can be mended for certain', () => {
  test.each([
    ['Anna Hanssen / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'Anna Hansen'],
    ['ANNA HANSSEN / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'ANNA HANSEN'],
    ['KARL GROS / 1938 – 2024 ## Karl Groß; 1938; 2024', 'KARL GROẞ'],
    ['Holger / Vinther / 1933 – 2026 ## Holger Winther; 1933; 2026', 'Winther'],
    ['Gårdejer Ole Hanssen / 1938 – 2024 ## Ole Hansen; 1938; 2024', 'Gårdejer Ole Hansen'],
    ['Anna hansen / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'Anna Hansen'],
    ['A. N. Hansen / 1938 – 2024 ## Anna Marie Hansen; 1938; 2024', 'A. M. Hansen'],
    ['Karen Hansen / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'Anna Hansen'],
    ['Anna / * 12.4.1938 / † 5.6.2024 ## Anna Hansen; 13. april 1938; 5. juni 2024', '* 13.4.1938'],
    ['Anna / født 12. april 1938 ## Anna Hansen; 13.5.1938', 'født 13. maj 1938'],
    ['ANNA / 12. APRIL 1938 – 5. JUNI 2024 ## Anna; 13.4.1938; 5.6.2024', '13. APRIL 1938 – 5. JUNI 2024'],
    ['Anna / 1938 – 2024 ## Anna; 13.4.1939; 5.6.2024', '1939 – 2024'],
    ['Anna / * 12.4.1938 / † 5. juni 2024', '† 5.6.2024'],
    ['Anna / * 12. april 1938 / † 5.6.2024', '† 5. juni 2024'],
    ['Anna / 1938 – 2024 / Ole / 1936-2020', '1936–2020'],
    ['Anna  Skov / 1938 – 2024', 'Anna Skov'],
    ['Anna Skov  / 1938 – 2024', 'Anna Skov'],
    ['Anna Skov / Hvil i i fred', 'Hvil i fred'],
    ['Anna Skov / Hvil i fred .', 'Hvil i fred.'],
    ['Anna Skov / Tro,håb og kærlighed', 'Tro, håb og kærlighed'],
    ['Anna Skov / Hvil i ferd', 'Hvil i fred'],
    ['ANNA SKOV / HVIL I FERD', 'HVIL I FRED'],
    ['Anna Skov / Elsket og savent.', 'Elsket og savnet.'],
    ['Anna Koch / Ruhe in Freiden', 'Ruhe in Frieden'],
    ['Anna / * 12. apirl 1938', '* 12. april 1938'],
    ['Anna Koch / * 12. Novmeber 1938', '* 12. November 1938'],
    ['Anna Skov / 1938 – 2O24', '1938 – 2024'],
    ['HANsEN / 1938 – 2024', 'HANSEN'],
    ['SÃ¸ren Skov / 1938 – 2024', 'Søren Skov'],
    ['Lis D´Angelo / 1938 – 2024', 'Lis D’Angelo'],
  ])('%s becomes %s', (text, right) => {
    expect(mendedIn(text)).toBe(right);
  });

  test('is no longer found once it is mended, whatever it was', () => {
    const left: string[] = [];
    for (const text of Object.values(BAD).flat()) {
      const { lines, people } = written(text);
      const stone = designWith(
        lines.map(({ text: subText, position }) => ({ type: 'text', subText, position })),
      );
      for (const finding of proofread(linesOf(stone), TODAY, people)) {
        const edit = remedyOf(finding, linesOf(stone));
        if (!edit) continue;
        const after = proofread(linesOf(applyEdit(stone, edit)), TODAY, people);
        const isLeft = after.some(
          ({ kind, value, elements, characters }) =>
            kind === finding.kind &&
            value === finding.value &&
            elements[0] === finding.elements[0] &&
            characters[0]?.index === finding.characters[0]?.index,
        );
        if (isLeft) left.push(`${text}: ${finding.kind} ${finding.value}`);
      }
    }
    expect(left).toEqual([]);
  });

  test('keeps the mm behind the characters that stay', () => {
    const stone = designWith([
      { type: 'text', subText: 'Anna Hanssen', subTextSpacing: '1,2,3,4,5,6,7,8,9,10,11,12', fontSize: '40' },
    ]);
    const { people } = written('x ## Anna Hansen');
    const [finding] = proofread(linesOf(stone), TODAY, people);
    const edit = finding && remedyOf(finding, linesOf(stone));
    if (!edit) throw new Error('nothing to mend');
    expect(applyEdit(stone, edit).Parms[0]).toMatchObject({
      subText: 'Anna Hansen',
      subTextSpacing: '1,2,3,4,5,6,7,8,9,11,12',
    });
  });
});

describe('What only the family can say', () => {
  test.each([
    'Anna Skov / 1950 – 1941',
    'Anna Skov / * 31. februar 1941',
    'Anna Skov / 1938 – 2024 / »Hvil i fred',
    'Anna (Musse Skov / 1938 – 2024',
    'Anna Skov / * 1938 / † ',
    'Fornavn Efternavn / 1938 – 2024',
    'Anna Skov / * 12. jumi 1938',
    'Anna Hansen / 1938 – 2024 ## Karen Petersen; 1938; 2024',
    'Anna Skov / * 12.4.1938 / † 5.6.2024 ## Anna Skov; 1939; 2024',
    'Anna Sk\ufffdv / 1938 – 2024',
  ])('has no remedy: %s', (text) => {
    const { lines, people } = written(text);
    const findings = proofread(lines, TODAY, people);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.map((finding) => remedyOf(finding, lines))).toEqual(findings.map(() => undefined));
  });
});
