import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { design } from '../../../src/stone/stone';
import { nextOfCase } from '../../../src/stone/templates/nextOfCase';
import type { People } from '../../../src/stone/templates/people';
import { isUnwritten, textsOfCase } from '../../../src/stone/templates/textsOfCase';

const people: People = {
  decName: 'Åse Ærø',
  decBirth: '3. maj 1938',
  decDeath: '1. juni 2026',
  partnerName: '',
  partnerBirth: '',
  partnerDeath: '',
};
const withPartner: People = { ...people, partnerName: 'Bo Ærø', partnerBirth: '1936' };
const text = (subText: string, more = {}) => ({ type: 'text', subText, ...more });
const model = design.parse({
  designName: 'Åse Ærø',
  StoneTypeId: 15,
  StoneTypeVariantId: 1502,
  ProjectId: 7,
  BackgroundId: 11,
  Frame: { Type: 'line' },
  Parms: [
    text('ÅSE  ÆRØ', { fontFamily: 'Cinzel', fontSize: '42', fontColor: 'hvid', locked: true }),
    text('* 3. maj 1938'),
    text('† 1. juni 2026'),
    text('1938 – 2026'),
    text('Elsket og savnet'),
    { type: 'sandblownVignet', vignetId: 552, scale: 0.4 },
  ],
});
const linesOf = ({ Parms }: typeof model) =>
  Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []));

describe('The next stone of a case', () => {
  test('has the stone, the styles and the ornament of the model, and sample words and bare marks', () => {
    const next = nextOfCase(model, people, 'da');
    expect(linesOf(next)).toEqual(['Fornavn Efternavn', '* ', '† ', '–', 'Elsket og savnet']);
    const { Parms, designName, ...rest } = next;
    const { Parms: before, designName: _name, ...same } = model;
    expect(rest).toEqual(same);
    expect(designName).toBe('');
    expect(Parms[0]).toMatchObject({ fontFamily: 'Cinzel', fontSize: '42', fontColor: 'hvid', locked: true });
    expect(Parms.map(({ position, scale }) => [position, scale])).toEqual(
      before.map(({ position, scale }) => [position, scale]),
    );
    expect(Parms[5]).toEqual(before[5]);
  });

  test('is for the partner whom the case names, with an unknown date left open', () => {
    const next = nextOfCase(model, withPartner, 'da');
    expect(linesOf(next)).toEqual(['Bo Ærø', '* 1936', '† ', '1936 –', 'Elsket og savnet']);
    expect(next.designName).toBe('Bo Ærø');
  });

  test('is for nobody yet where the model names both', () => {
    const both = { ...model, Parms: [...model.Parms, ...design.parse({ Parms: [text('Bo Ærø')] }).Parms] };
    expect(linesOf(nextOfCase(both, withPartner, 'de')).filter((line) => /Ærø/i.test(line))).toEqual([]);
  });

  test('has its first line as the name where none says the deceased’s, in the page’s language', () => {
    const told = design.parse({ Parms: [text('Mormor'), text('* 1938')] });
    expect(linesOf(nextOfCase(told, people, 'no'))[0]).toBe('Fornavn Etternavn');
    expect(linesOf(nextOfCase(told, undefined, 'de'))[0]).toBe('Vorname Nachname');
  });

  test('never says a date of the deceased, whatever else stands there', () => {
    const words = fc.constantFrom(
      '* 3. maj 1938',
      '† 1. juni 2026',
      '1938 – 2026',
      '1938-2026',
      ' * 3. maj 1938',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (lines) => {
        const stone = design.parse({ Parms: [text('Åse Ærø'), ...lines.map((line) => text(line))] });
        expect(linesOf(nextOfCase(stone, people, 'da')).join(' ')).not.toMatch(/1938|2026|Åse/);
      }),
      { seed: 20261125 },
    );
  });
});

describe('The words of a case', () => {
  const words = {
    name: 'Fornavn Efternavn',
    birth: '',
    death: '',
    loved: '',
    peace: '',
    thanks: '',
    hearts: '',
    memory: '',
  };

  test('are name, born, died, a line each; what is not known is left out', () => {
    expect(textsOfCase(people, words)).toEqual(['Åse Ærø', '* 3. maj 1938', '† 1. juni 2026']);
    expect(textsOfCase({ ...people, decBirth: ' ', decName: '' }, words)).toEqual(['† 1. juni 2026']);
  });

  test('are offered only where nobody stands on the stone', () => {
    expect(isUnwritten(design.parse({ Parms: [] }))).toBe(true);
    expect(isUnwritten(design.parse({ Parms: [text('Fornavn Efternavn'), text(' ')] }))).toBe(true);
    expect(isUnwritten(design.parse({ Parms: [text('Fornavn Efternavn'), text('Åse')] }))).toBe(false);
  });
});
