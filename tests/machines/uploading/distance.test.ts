import { describe, expect, test } from 'vitest';
import { foundSize, sentMeasures } from '../../../src/machines/uploading/distance';
import { stoneTypeUpload } from '../../../src/stone/wire/upload';
import { Rehearsal } from './rehearsal';

/** Half of the picture's 400 pixels across. */
const HALF = { from: { x: 100, y: 100 }, to: { x: 300, y: 100 } };

async function measuring(kind: 'stone' | 'vignet' = 'stone'): Promise<Rehearsal> {
  const rehearsal = new Rehearsal();
  await rehearsal.measuring(kind);
  return rehearsal;
}

describe('A distance known on the photograph', () => {
  test('goes on once it tells a size, and is sent as the size of the picture with its margin', async () => {
    const rehearsal = await measuring();
    rehearsal.send({ type: 'distance', distance: { ...HALF, mm: undefined } }, { type: 'next' });
    expect(rehearsal.state).toBe('measuring');
    rehearsal.send({ type: 'distance', distance: { ...HALF, mm: 250.5 } });
    expect(foundSize(rehearsal.context)).toEqual({ kind: 'found', width: 501, height: 375.75 });
    // 6 % on either side.
    expect(sentMeasures(rehearsal.context)).toEqual({ pictureSize: { width: 561.12, height: 420.84 } });
    rehearsal.send({ type: 'next' });
    expect(rehearsal.state).toBe('preparing');
    await rehearsal.done(new Blob());
    expect(rehearsal.happened.slice(-2)).toEqual(['straighten image/jpeg 0.06', 'upload stone']);
  });

  test('is sent without a margin where the background is kept', async () => {
    const rehearsal = await measuring();
    rehearsal.send(
      { type: 'distance', distance: { ...HALF, mm: 250.5 } },
      { type: 'background.keep', keepBackground: true },
    );
    expect(sentMeasures(rehearsal.context)).toEqual({ pictureSize: { width: 501, height: 375.75 } });
  });

  test('is measured in the straightened picture: its corners say how wide that is', async () => {
    const rehearsal = await measuring();
    rehearsal.send(
      { type: 'back' },
      {
        type: 'corners.place',
        corners: [
          { x: 50, y: 50 },
          { x: 250, y: 50 },
          { x: 250, y: 250 },
          { x: 50, y: 250 },
        ],
      },
      { type: 'next' },
      { type: 'distance', distance: { from: { x: 0, y: 0 }, to: { x: 0, y: 100 }, mm: 300 } },
    );
    expect(foundSize(rehearsal.context)).toEqual({ kind: 'found', width: 600, height: 600 });
  });

  test.each([
    ['too near', { ...HALF, to: { x: 110, y: 100 }, mm: 250 }],
    ['of a stone of 20 m', { ...HALF, mm: 10_000 }],
    ['of a stone of 4 cm', { ...HALF, mm: 20 }],
  ])('does not go on with what is %s', async (_, distance) => {
    const rehearsal = await measuring();
    rehearsal.send({ type: 'distance', distance }, { type: 'next' });
    expect(rehearsal.state).toBe('measuring');
  });

  test('is placed and entered anew once the corners are others, and stays where they are not', async () => {
    const rehearsal = await measuring();
    rehearsal.send({ type: 'distance', distance: { ...HALF, mm: 250 } }, { type: 'back' }, { type: 'next' });
    expect(rehearsal.context.distance?.mm).toBe(250);
    const [a, b, c] = rehearsal.context.corners;
    rehearsal.send({ type: 'back' }, { type: 'corners.place', corners: [a, b, c, { x: 0, y: 250 }] });
    expect(rehearsal.context.distance?.mm).toBeUndefined();
    rehearsal.send({ type: 'next' }, { type: 'next' });
    expect(rehearsal.state).toBe('measuring');
  });

  test('is left for the sides again, which are then what is sent', async () => {
    const rehearsal = await measuring();
    rehearsal.send(
      { type: 'measure', side: 'height', mm: 900 },
      { type: 'distance', distance: { ...HALF, mm: 250 } },
      { type: 'distance', distance: undefined },
    );
    expect(sentMeasures(rehearsal.context)).toEqual({ height: 900 });
  });

  test('is not asked for a vignet', async () => {
    const rehearsal = await measuring('vignet');
    rehearsal.send({ type: 'distance', distance: { ...HALF, mm: 250 } });
    expect(rehearsal.context.distance).toBeUndefined();
  });

  test('of the greatest stone is taken by the server', async () => {
    const rehearsal = await measuring();
    rehearsal.send({ type: 'distance', distance: { ...HALF, mm: 5000 } });
    const sent = { image: 'AAAA', ...sentMeasures(rehearsal.context) };
    expect(stoneTypeUpload.parse(sent)).toEqual(sent);
  });
});
