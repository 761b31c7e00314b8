import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { previewLanes } from '../../server/pictures/previewLanes';
import type { PreviewPicture } from '../../server/pictures/previewPicture';
import type { PictureWork } from '../../server/pictures/work';
import { GivenUp, NoTurn, type ProcessPool } from '../../server/processes/processPool';

const ASKING = { caller: 'address 192.0.2.1', wallMs: 10_000, processorMs: 4000, turnMs: 2000 };
const picture: PreviewPicture = { bytes: Buffer.from('sent'), type: 'png' };

/** A pool that answers with its name, or fails. */
function lane(name: string, { costly = false, fails }: { costly?: boolean; fails?: Error } = {}) {
  const run = vi.fn(async () => {
    if (fails) throw fails;
    return { bytes: Buffer.from(name), type: 'png' };
  });
  const pool: ProcessPool<PictureWork> = {
    run: run as ProcessPool<PictureWork>['run'],
    isCostly: () => costly,
    load: { running: 0, waiting: 0 },
    close: async () => undefined,
  };
  return { pool, run };
}

const drawnBy = async (quick: ReturnType<typeof lane>, slow: ReturnType<typeof lane>) =>
  String((await previewLanes(quick.pool, slow.pool).run('preview', () => picture, ASKING)).bytes);

describe('A preview', () => {
  test('is drawn in a pool of its own, where it may take a second', async () => {
    const [quick, slow] = [lane('quick'), lane('slow')];
    expect(await drawnBy(quick, slow)).toBe('quick');
    expect(quick.run.mock.calls[0]?.slice(2)).toEqual([{ ...ASKING, wallMs: 3000, processorMs: 1000 }]);
    expect(slow.run).not.toHaveBeenCalled();
  });

  test('that takes longer is begun again among uploads, with all the time that it was given', async () => {
    const [quick, slow] = [lane('quick', { fails: new GivenUp('it took more') }), lane('slow')];
    expect(await drawnBy(quick, slow)).toBe('slow');
    expect(slow.run.mock.calls[0]?.slice(2)).toEqual([ASKING]);
  });

  test('of a caller who took much lately, for previews or for uploads, is drawn there at once', async () => {
    for (const [quick, slow] of [
      [lane('quick', { costly: true }), lane('slow')],
      [lane('quick'), lane('slow', { costly: true })],
    ] as const) {
      expect(await drawnBy(quick, slow)).toBe('slow');
      expect(quick.run).not.toHaveBeenCalled();
    }
  });

  test('of more than four megapixels, by its own header, is drawn there at once', async () => {
    const drawn = (width: number) =>
      sharp({ create: { width, height: 2000, channels: 3, background: '#777' } }).png();
    for (const [width, by] of [
      [2000, 'quick'],
      [2001, 'slow'],
    ] as const) {
      const lanes = previewLanes(lane('quick').pool, lane('slow').pool);
      const bytes = await drawn(width).toBuffer();
      const { bytes: made } = await lanes.run('preview', () => ({ bytes, type: 'png' }), ASKING);
      expect(String(made)).toBe(by);
    }
  });

  test('whose turn does not come is not tried a second time', async () => {
    const [quick, slow] = [lane('quick', { fails: new NoTurn() }), lane('slow')];
    await expect(drawnBy(quick, slow)).rejects.toBeInstanceOf(NoTurn);
    expect(slow.run).not.toHaveBeenCalled();
  });
});
