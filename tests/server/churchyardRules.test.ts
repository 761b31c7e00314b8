import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleRemarkSentence, ruleWarningSentence } from '../../server/texts/warningSentences';
import { checkChurchyard } from '../../src/scene/checks/churchyard';
import { ruleTextOf } from '../../src/scene/checks/saidRule';
import { LOCALES } from '../../src/stone/catalogue/naming';
import type { Finding } from '../../src/stone/finding';
import { letterToRead } from '../../src/stone/wire/order';
import { randomRules, ruledStones } from '../scene/checks/ruledStones';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const finding = (kind: Finding['kind'], value: Finding['value'], limit: Finding['limit']): Finding => ({
  ...{ kind, value, limit, severity: 'error', elements: [], characters: [] },
});

describe('What a churchyard’s rules have against a stone', () => {
  test('is said in whole sentences in both registers and every language', () => {
    const found = fc.sample(fc.tuple(ruledStones, randomRules), { numRuns: 400, seed: 5 });
    const said = new Set<string>();
    for (const [stone, rule] of found)
      for (const each of checkChurchyard(stone, { rules: [rule] }))
        for (const locale of LOCALES)
          for (const sentence of [ruleRemarkSentence, ruleWarningSentence]) {
            const text = sentence(locale, each, 'Øster Løgum');
            expect(text).toContain('Øster Løgum');
            expect(text).toMatch(/\.$/);
            expect(text).not.toMatch(/\{\{|undefined|NaN|null| {2}|: \.|[a-z][A-Z]/);
            said.add(ruleTextOf(each));
          }
    expect(said.size).toBe(26);
  });

  test('is said in words and units that masons and families use', () => {
    const tall = finding('tooTall', 1200, 900);
    expect(ruleRemarkSentence('da', tall, 'Helsingør')).toBe(
      'Helsingør tillader højst 90 cm i højden. Stenen er 120 cm høj.',
    );
    expect(ruleWarningSentence('da', tall, 'Helsingør')).toBe(
      'højde 120 cm, tilladt højst 90 cm (Helsingør).',
    );
    expect(ruleWarningSentence('de', finding('finishNotAllowed', 'polished', 'honed,rough'), 'Kempten')).toBe(
      'Oberfläche poliert, zulässig nur geschliffen oder spaltrau (Kempten).',
    );
    expect(ruleRemarkSentence('no', finding('tooHeavy', 151.4, 150), 'Voss')).toBe(
      'Voss tillater høyst 150 kg. Steinen veier omtrent 151 kg.',
    );
  });

  test('tells a value from the limit that it breaks by however little', () => {
    const sentence = ruleRemarkSentence('da', finding('tooWide', 500.04, 500), 'Kolding');
    expect(sentence).toBe('Kolding tillader højst 50 cm i bredden. Stenen er 50,004 cm bred.');
  });

  test('says that it is not certain where it is not', () => {
    const doubtful: Finding = { ...finding('tooThick', 80, 70), severity: 'warning' };
    expect(ruleRemarkSentence('da', doubtful, 'Kolding')).toMatch(
      /Det er ikke sikkert: spørg kirkegården\.$/,
    );
  });
});

describe('A letter to a mason', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  test('says of a photographed stone, too, which rule of the churchyard it breaks', async () => {
    const own = {
      id: 1_000_001,
      url: '/uploads/a.webp',
      width: 700,
      height: 1200,
      outline: 'M0 0H700V1200H0Z',
    };
    const stone = await createStone(server, {
      ...{ StoneTypeId: own.id, stoneStoneTypes: [own], ExistingStone: true },
      ...{ ChurchyardId: 1, StonemasonId: 1 },
    });
    const answer = await server.call('GET', `/api/sendToMason/${stone.id}`, { as: stone.token });
    const { order, remarks, text } = letterToRead.parse(answer.json);
    const masons = 'højde 120 cm, tilladt højst 70 cm (Kirkegården).';
    expect(order.stones[0]?.brokenRules).toEqual([{ kind: 'tooTall', elements: [], text: masons }]);
    expect(text.replace(/\s+/g, ' ')).toContain(masons);
    expect(remarks[0]?.texts).toContain('Kirkegården tillader højst 70 cm i højden. Stenen er 120 cm høj.');
  });
});
