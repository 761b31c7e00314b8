import { expect, test } from 'vitest';
import { isNewSight } from '../../../../../src/screens/designer/stage/fade/isNewSight';
import { design } from '../../../../../src/stone/stone';

const ROSE = { type: 'sandblownVignet', vignetId: 552, scale: 1, position: { x: 300, y: 500 } };
const NAME = { type: 'text', subText: 'Anna', fontSize: '40', position: { x: 300, y: 200 } };
const stone = (given: object = {}) =>
  design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, BackgroundId: 10, Parms: [NAME], ...given });

test.each([
  ['another stone', { StoneTypeId: 23 }, true],
  ['another material', { StoneTypeVariantId: 1503 }, true],
  ['another place', { BackgroundId: 21 }, true],
  ['a frame', { Frame: { Type: 'line' } }, true],
  ['an ornament put onto it', { Parms: [NAME, ROSE] }, true],
  ['an ornament taken off it', { Parms: [] }, false],
  ['other words', { Parms: [{ ...NAME, subText: 'Anne' }] }, false],
  ['a line moved', { Parms: [{ ...NAME, position: { x: 300, y: 201 } }] }, false],
  ['nothing else', {}, false],
])('A stone with %s', (_what, given, isNew) => {
  expect(isNewSight(stone(), stone(given))).toBe(isNew);
});
