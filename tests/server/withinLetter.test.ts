import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { MOST_ENCLOSED, type PaperOf, withinLetter } from '../../server/jobs/withinLetter';

/** Postfix's own `message_size_limit`. */
const POSTFIX = 10_240_000;

const paper = (stoneId: number, ending: 'pdf' | 'dxf', bytes: number): PaperOf => ({
  stoneId,
  paper: {
    filename: `${stoneId}-sheet.${ending}`,
    contentType: ending === 'pdf' ? 'application/pdf' : 'image/vnd.dxf',
    content: new Uint8Array(bytes),
  },
});

const sizes = fc.integer({ min: 1, max: MOST_ENCLOSED });
const orders = fc.array(fc.tuple(sizes, sizes), { minLength: 1, maxLength: 6 });

describe('The papers of a letter', () => {
  test('keep every PDF and their order, and lose files for plotters only as far as it takes', () => {
    fc.assert(
      fc.property(orders, (stones) => {
        const papers = stones.flatMap(([pdf, dxf], id) => [paper(id, 'pdf', pdf), paper(id, 'dxf', dxf)]);
        const { enclosed, tooLarge } = withinLetter(papers);
        expect(enclosed).toEqual(
          papers.filter(
            ({ stoneId, paper: { filename } }) => filename.endsWith('pdf') || !tooLarge.has(stoneId),
          ),
        );
        const bytes = enclosed.reduce((sum, { paper: { content } }) => sum + content.length, 0);
        const kept = stones.filter((_, id) => !tooLarge.has(id)).map(([, dxf]) => dxf);
        const left = stones.filter((_, id) => tooLarge.has(id)).map(([, dxf]) => dxf);
        if (bytes > MOST_ENCLOSED) expect(kept).toEqual([]);
        // The last one left out was needed to fit, and no larger one stayed.
        if (left.length > 0) {
          expect(bytes + Math.min(...left)).toBeGreaterThan(MOST_ENCLOSED);
          expect(Math.max(0, ...kept)).toBeLessThanOrEqual(Math.min(...left));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('as large as they may be are a message that Postfix takes, with half a megabyte of text', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({
      from: 'a@example.com',
      to: 'b@example.com',
      text: 'Far\n'.repeat(125_000),
      attachments: [{ filename: '1-sheet.pdf', content: Buffer.alloc(MOST_ENCLOSED) }],
    });
    if (!Buffer.isBuffer(message)) throw new Error('the letter was not written whole');
    expect(message.length).toBeLessThan(POSTFIX);
  });
});
