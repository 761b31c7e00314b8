import { describe, expect, test } from 'vitest';
import { textOf } from '../poppler';
import { fieldsOf } from './formFields';
import { inscribed, permitOf } from './pack';

/*
 * Reckoned by hand, from the catalogue's numbers of stone 15 in Swedish black granite (2980 kg/m³, EN 1936): its face is 600 by 618.75 mm
 * up to the shoulders, 371,250 mm², and 51,877 mm² of curve above; 120 mm thick that is 0.0508 m³, in a box of 0.6 × 0.75 ×
 * 0.12 m. The base has 0.7 × 0.15 × 0.25 m = 0.02625 m³, that is 78.2 kg.
 */
const DESIGN = inscribed(15, { make: { base: { width: 700, height: 150, depth: 250 } } });
const OF = {
  foundation: { width: 800, depth: 400, height: 200 },
  dowels: { count: 2, diameter: 12, length: 150 },
};
const data = permitOf({ design: DESIGN, of: OF, part: 'data' });

const onPage = async (page: number) => textOf((await data).pdf, page).replaceAll(/\s+/g, ' ');

test('The data sheet says material, finish, measures, volume, weight, dowels and foundation', async () => {
  const said = await onPage(1);
  for (const fact of [
    'Materiale Svensk sort granit, poleret',
    'Forside poleret',
    'Mål (B × H × T) 600 × 750 × 120 mm',
    'Sokkel (B × H × D) 700 × 150 × 250 mm',
    'Højde over terræn 900 mm',
    'Rumfang 0,051 m³ (omsluttende kasse 0,054 m³)',
    // 0.0508 m³ × 2980 kg/m³, and with the base's 78.2 kg.
    'Vægt, sten 151 kg (densitet 2980 kg/m³)',
    'Vægt med sokkel 230 kg',
    'Dyvler 2 stk. ø12 × 150 mm',
    'Fundament (B × D × H) 800 × 400 × 200 mm',
  ])
    expect(said).toContain(fact);
});

test('The application has the same in its fields', async () => {
  const { pdf } = await permitOf({ design: DESIGN, of: OF, part: 'form' });
  const fields = new Map(fieldsOf(pdf).map(({ fullname, value }) => [fullname, value]));
  const asked = ['material', 'finish', 'weight', 'volume', 'foundation'];
  expect(asked.map((name) => fields.get(name))).toEqual([
    'Svensk sort granit, poleret',
    'poleret',
    '230',
    // The box around the stone, by which churchyards reckon.
    '0,054',
    '800 × 400 × 200',
  ]);
});

describe('The sheet about steadiness', () => {
  test('says that it is a calculation aid and no certificate, in each language', async () => {
    const AIDS = { da: 'Regnehjælp, ikke en attest.', de: 'Rechenhilfe', no: 'Regnehjelp' } as const;
    for (const locale of ['da', 'de', 'no'] as const) {
      const { pdf } = await permitOf({ design: DESIGN, of: OF, part: 'data', locale });
      expect([locale, textOf(pdf, 2).includes(AIDS[locale])]).toEqual([locale, true]);
    }
  });

  test('says its inputs, and what comes of them', async () => {
    const said = await onPage(2);
    for (const input of [
      'Tyngdeacceleration 9,81 m/s²',
      'plade med faktor 1,8, luft 1,25 kg/m³ (EN 1991-1-4, 4.5, 7.4.3)',
      'Vægt (mindste densitet) 151,3 kg',
      'Tyngdepunkt til vippekant 60 mm',
      'Vippekant til overkant 750 mm',
      'Vægt (mindste densitet) 229,5 kg',
      'Tyngdepunkt til vippekant 125 mm',
      'Vippekant til overkant 900 mm',
    ])
      expect(said).toContain(input);
    // 151.3 kg × 9.81 × 0.06 m = 89.1 Nm, by 0.75 m; with the base 229.5 × 9.81 × 0.125 = 281.5 Nm, by 0.9 m.
    for (const result of ['med 89,1 Nm', 'vipper 119 N', 'med 281,5 Nm', 'vipper 313 N'])
      expect(said).toContain(result);
    // 119 N by 344 N, and 313 by 344.
    expect(said).toMatch(/344 N i overkanten: faktor 0,35\..*344 N i overkanten: faktor 0,91\./);
  });

  test.each([
    ['DK', 1, 'sikkerhedskrav 1 (26.11.2026)'],
    ['DE', 21, 'TA Grabmal (DENAK), Ausgabe Februar 2019'],
    ['DE', 21, '7. udgave, juni 2020'],
    ['NO', 11, 'Gravplassforskriften § 24'],
  ] as const)('names the edition of what it is held against: %s', async (_, churchyard, edition) => {
    const { pdf } = await permitOf({ design: DESIGN, of: OF, part: 'data', churchyard });
    expect(textOf(pdf, 2).replaceAll(/\s+/g, ' ')).toContain(edition);
  });
});
