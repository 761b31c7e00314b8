import { expect, test } from 'vitest';
import { z } from 'zod';
import { design } from '../../src/stone/stone';

const PICTURE = '/api/stone/1/photograph/a.webp';

/** Every kind of element, and of the design's own fields those that are read in more than one way. */
const WRITTEN = {
  BackgroundId: '10',
  centerLineLeft: '120,5',
  centerLineRight: 480.0004,
  ExistingStone: 1,
  guideLines: [100],
  Parms: [
    { type: 'text', subText: 'Karen Holm', fontSize: 30, cursive: 1, position: { x: '300', y: 100 } },
    { type: 'sandblownVignet', vignetId: '552', reverse: 1 },
    { type: 'standardVignet', vignetId: 703, reverse: 0 },
    { type: 'customVignet', vignetId: 1 },
    { type: 'attachment', attachmentId: 1 },
    { type: 'medallion', picture: PICTURE, scale: 2 },
    { type: 'etching', picture: PICTURE, scale: '3' },
    { type: 'qrCode', content: 'https://example.com' },
  ],
  stoneVignets: [{ id: 1, url: PICTURE, width: '60', height: 40 }],
  stoneStoneTypes: [{ id: 1, url: PICTURE, width: 600, height: 750, outline: 'M0 0H600V750H0Z' }],
};

/** Answers are checked by the same schemas that read them, the other way round; one that cannot be turned is an error 500. */
test('A design that was read can be sent as it is, with every kind of element and whatever way it was written in', () => {
  const read = design.parse(WRITTEN);
  expect(new Set(read.Parms.map(({ type }) => type)).size).toBe(WRITTEN.Parms.length);
  expect(design.parse(z.encode(design, read))).toEqual(read);
});
