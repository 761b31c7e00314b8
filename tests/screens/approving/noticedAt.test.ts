import { expect, test } from 'vitest';
import { noticedAt } from '../../../src/screens/approving/noticedAt';
import { stepsOf } from '../../../src/screens/approving/steps';
import { keyOfPart } from '../../../src/stone/partsOfStone';
import { design } from '../../../src/stone/stone';

const line = (key: string, subText: string, y: number) => ({
  ...{ type: 'text', key, subText, position: { x: 200, y, rotation: 0 } },
});
/** Two lines with the same words, a third that begins with them, and one that is only the sign of the sentence's own marks. */
const PARMS = [
  line('line-one', 'Karen', 100),
  line('line-two', 'Karen', 200),
  line('line-three', 'Karen Holm', 300),
  line('line-four', '»', 400),
];
const VIEW = {
  design: design.parse({ Parms: PARMS }),
  elements: [
    ...PARMS.map(({ key, subText }) => ({ key, text: subText, isTicked: false })),
    { key: keyOfPart('stone'), text: '', isTicked: false },
  ],
};
const noticed = [
  { keys: ['line-two'], text: '»Karen« er skrevet to gange.' },
  { keys: ['line-three'], text: '»Karen Holm« står tæt på kanten.' },
  { keys: ['line-one', 'line-three'], text: 'Linjerne rører hinanden.' },
  { keys: [], text: 'Ordene »Karen« og stenen passer ikke sammen.' },
  { keys: ['line-hidden'], text: 'Noget skjult er for tyndt.' },
];

test('What is noticed is read at the lines it is about, by their keys, whatever words it quotes', () => {
  const at = (key: string) => {
    const step = stepsOf(VIEW).find((each) => each.key === key);
    if (!step) throw new Error(`there is no step ${key}`);
    return noticedAt({ ...VIEW, noticed }, step);
  };
  expect(at('line-one')).toEqual(['Linjerne rører hinanden.']);
  expect(at('line-two')).toEqual(['»Karen« er skrevet to gange.']);
  expect(at('line-three')).toEqual(['»Karen Holm« står tæt på kanten.', 'Linjerne rører hinanden.']);
  expect(at('line-four')).toEqual([]);
});

test('What is about no line that is read stands at the stone, and every sentence stands somewhere', () => {
  const steps = stepsOf(VIEW);
  const stone = steps.find(({ kind }) => kind === 'stone');
  if (!stone) throw new Error('there is no step of the stone');
  expect(noticedAt({ ...VIEW, noticed }, stone)).toEqual([
    'Ordene »Karen« og stenen passer ikke sammen.',
    'Noget skjult er for tyndt.',
  ]);
  const read = new Set(steps.flatMap((step) => noticedAt({ ...VIEW, noticed }, step)));
  expect(read.size).toBe(noticed.length);
});
