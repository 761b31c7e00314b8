import { describe, expect, test } from 'vitest';
import type { FileOrder } from '../../../src/painting/files/formats';
import { archivingFaults } from './archiving';
import { fileOf, inscribed, permitOf } from './permit/pack';
import { ask } from './popplerPages';

const bronze = {
  type: 'text',
  subText: 'Åse',
  variant: 'bronze',
  fontColor: 'bronze',
  fontSize: '40',
  position: { x: 300, y: 500 },
};
const stone = inscribed(15);
const design = { ...stone, Parms: [...stone.Parms, bronze] };
/** Letters beyond WinAnsi: Polish, Turkish, Vietnamese, Ukrainian. */
const of = { decName: 'Małgorzata Şahin', contactName: 'Nguyễn Thị Hồng', contactAddress: 'Їжакевич Ґалина' };

const ORDERS: readonly FileOrder[] = [
  { format: 'pdf' },
  { format: 'pdf', tiled: 'a4' },
  { format: 'offer', detailed: true },
  { format: 'permit' },
  { format: 'foundry' },
];

describe('A paper says that it can be archived (PDF/A-2b), and holds to it:', () => {
  test.each(ORDERS)('%j', async (order) => {
    expect(archivingFaults(Buffer.from(await fileOf(order, { design, of })))).toEqual([]);
  });

  test('an application with such letters in its fields shows them all', async () => {
    const { pdf } = await permitOf({ design, of, part: 'form' });
    const shown = ask('pdftotext', pdf, [], ['-']);
    for (const name of Object.values(of)) expect(shown).toContain(name);
  });

  test('but where a letter of a field has no name that PDF/A knows it does not say so', async () => {
    const { pdf } = await permitOf({ design, of: { decName: 'Ștefan Țepeș' }, part: 'form' });
    expect(ask('pdftotext', pdf, [], ['-'])).toContain('Ștefan Țepeș');
    expect(archivingFaults(pdf)).toEqual([
      '6.6.4: it does not say so',
      expect.stringMatching(/^6\.2\.11\.6: .uni021A/),
    ]);
  });
});
