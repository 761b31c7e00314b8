import { describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import { sentSize, type UploadingEvent } from '../../../src/machines/uploading/context';
import { placementOf } from '../../../src/machines/uploading/placing';
import { uploadingMachine } from '../../../src/machines/uploading/uploadingMachine';
import { NotAPicture, UploadTooLarge } from '../../../src/renderer/pictures';
import { beginHistory } from '../../../src/stone/history';
import { design } from '../../../src/stone/stone';
import { OWN_STONE, PICTURE, Rehearsal } from './rehearsal';

/** A machine whose walk counts. */
function rehearse(): Rehearsal {
  const rehearsal = new Rehearsal();
  walked.push(rehearsal);
  return rehearsal;
}
const walked: Rehearsal[] = [];

const OPEN_STONE = { type: 'open', kind: 'stone', onto: 'saved' } as const;
const OPEN_ADDITION = { ...OPEN_STONE, isAddition: true } as const;
const RECEIVED: UploadingEvent = { type: 'received', uploaded: OWN_STONE };
const KEEP: UploadingEvent = { type: 'background.keep', keepBackground: true };

describe('An upload', () => {
  test('goes from the picture to the stone, step by step', async () => {
    const rehearsal = rehearse();
    rehearsal.send(OPEN_ADDITION);
    expect(rehearsal.state).toBe('choosing');
    rehearsal.send({ type: 'choose', file: new Blob() });
    expect(rehearsal.state).toBe('reading');
    await rehearsal.done(PICTURE);
    expect(rehearsal.state).toBe('cropping');
    rehearsal.send({ type: 'crop', crop: { left: 40, top: -20, right: 360, bottom: 280 } });
    expect(rehearsal.context.crop).toEqual({ left: 40, top: 0, right: 360, bottom: 280 });
    rehearsal.send({ type: 'next' });
    expect(rehearsal.state).toBe('straightening');
    const [, b, c, d] = rehearsal.context.corners;
    rehearsal.send({ type: 'corners.place', corners: [{ x: 60, y: 20 }, b, c, d] }, { type: 'next' });
    expect(rehearsal.state).toBe('measuring');
    rehearsal.send({ type: 'distance', distance: undefined });
    rehearsal.send({ type: 'measure', side: 'height', mm: 900 }, { type: 'next' });
    expect(rehearsal.state).toBe('preparing');
    await rehearsal.done(new Blob());
    rehearsal.send({ type: 'sent', part: 0.4 });
    expect(rehearsal.state).toBe('sending.uploading');
    expect(rehearsal.context.sent).toBe(0.4);
    rehearsal.send({ type: 'sent', part: 1 });
    expect(rehearsal.state).toBe('sending.removing');
    rehearsal.send(RECEIVED);
    expect(rehearsal.state).toBe('reviewing');
    rehearsal.send({ type: 'accept' });
    expect(rehearsal.state).toBe('idle');
    expect(rehearsal.happened).toEqual([
      'read',
      'straighten image/jpeg 0.06',
      'upload stone',
      'stop uploading',
      'place',
    ]);
  });

  test('of a stone never saved saves it first, and goes on', async () => {
    const rehearsal = rehearse();
    rehearsal.send({ type: 'open', kind: 'vignet', onto: 'unsaved' });
    expect(rehearsal.state).toBe('warning');
    rehearsal.send({ type: 'save' });
    expect(rehearsal.state).toBe('saving');
    await rehearsal.fail(new StoneNotSaved('no'));
    expect([rehearsal.state, rehearsal.context.failure]).toEqual(['warning', { kind: 'notSaved' }]);
    rehearsal.send({ type: 'save' });
    await rehearsal.done();
    expect([rehearsal.state, rehearsal.context.failure]).toEqual(['choosing', undefined]);
  });

  test('that is given up takes away the stone that was made for it alone, and tells so once it is gone', async () => {
    const rehearsal = rehearse();
    const told: string[] = [];
    rehearsal.actor.on('addition.abandoned', ({ type }) => told.push(type));
    rehearsal.send(OPEN_ADDITION, { type: 'close' });
    expect(rehearsal.state).toBe('givingUp');
    await rehearsal.fail(new Unreachable('no answer'));
    expect([rehearsal.state, told]).toEqual(['idle', []]);
    rehearsal.send(OPEN_ADDITION, { type: 'choose', file: new Blob() });
    await rehearsal.done(PICTURE);
    rehearsal.send({ type: 'close' });
    await rehearsal.done(true);
    expect([rehearsal.state, told]).toEqual(['idle', ['addition.abandoned']]);
  });

  test('that is given up tells of no stone that stays', async () => {
    const rehearsal = rehearse();
    const told: string[] = [];
    rehearsal.actor.on('addition.abandoned', ({ type }) => told.push(type));
    rehearsal.send(OPEN_ADDITION, { type: 'close' });
    await rehearsal.done(false);
    expect([rehearsal.state, told]).toEqual(['idle', []]);
    rehearsal.send(OPEN_STONE, { type: 'close' });
    expect([rehearsal.state, rehearsal.happened]).toEqual(['idle', ['give up']]);
  });

  test('is not begun on a stone that may only be read', () => {
    const rehearsal = rehearse();
    rehearsal.send({ ...OPEN_STONE, onto: 'readOnly' });
    expect(rehearsal.state).toBe('idle');
  });

  test.each([
    [new NotAPicture('pdf'), 'notAPicture'],
    [new UploadTooLarge('16 MB'), 'tooLarge'],
  ])('of what cannot be taken says so where another is chosen: %s', async (error, kind) => {
    const rehearsal = rehearse();
    rehearsal.send(OPEN_STONE, { type: 'choose', file: new Blob() });
    await rehearsal.fail(error);
    expect([rehearsal.state, rehearsal.context.failure]).toEqual(['choosing', { kind }]);
  });

  test('goes back a step without losing what was chosen', async () => {
    const rehearsal = rehearse();
    await rehearsal.sending();
    rehearsal.send({ type: 'back' });
    expect([rehearsal.state, rehearsal.context.size.height]).toEqual(['measuring', 900]);
    expect(rehearsal.happened.at(-1)).toBe('stop uploading');
    rehearsal.send({ type: 'next' }, { type: 'back' });
    expect(rehearsal.state).toBe('measuring');
    rehearsal.send({ type: 'back' }, { type: 'back' }, { type: 'back' });
    expect(rehearsal.state).toBe('choosing');
    rehearsal.send({ type: 'choose', file: new Blob() }, { type: 'back' });
    expect(rehearsal.state).toBe('choosing');
  });

  test('does not go on with corners that cross, nor without a size', async () => {
    const rehearsal = rehearse();
    await rehearsal.measuring();
    rehearsal.send({ type: 'next' });
    expect(rehearsal.state).toBe('measuring');
    rehearsal.send({ type: 'measure', side: 'height', mm: 3 }, { type: 'next' });
    expect(rehearsal.state).toBe('measuring');
    rehearsal.send({ type: 'back' });
    const [a, b, c, d] = rehearsal.context.corners;
    rehearsal.send({ type: 'corners.place', corners: [b, a, c, d] }, { type: 'next' });
    expect(rehearsal.state).toBe('straightening');
  });

  test.each([
    [new Unreachable('gone'), 'unreachable'],
    [new Refused(422, 'Ingen sten'), 'refused'],
    [new Refused(409, 'Stenen er sendt'), 'refused'],
    [new Refused(503, 'Senere'), 'refused'],
  ])('that failed is no success, keeps everything and is tried again: %s', async (error, kind) => {
    const rehearsal = rehearse();
    await rehearsal.sending();
    rehearsal.send({ type: 'sending.failed', error });
    expect([rehearsal.state, rehearsal.context.failure?.kind]).toEqual(['failing', kind]);
    expect(rehearsal.context.uploaded).toBeUndefined();
    rehearsal.send({ type: 'retry' });
    expect([rehearsal.state, rehearsal.context.failure]).toEqual(['preparing', undefined]);
    await rehearsal.fail(new Error('no memory'));
    expect([rehearsal.state, rehearsal.context.failure]).toEqual(['failing', { kind: 'straightening' }]);
    rehearsal.send({ type: 'back' });
    expect([rehearsal.state, rehearsal.context.size.height]).toEqual(['measuring', 900]);
  });

  test('may keep the background after all: after a failure, and after looking at the result', async () => {
    const rehearsal = rehearse();
    await rehearsal.sending();
    rehearsal.send({ type: 'sending.failed', error: new Refused(422, 'Ingen sten') }, KEEP);
    await rehearsal.done(new Blob());
    expect(rehearsal.happened.slice(-2)).toEqual(['straighten image/jpeg 0', 'upload stone whole']);
    rehearsal.send({ type: 'sent', part: 1 }, RECEIVED, KEEP);
    expect(rehearsal.state).toBe('preparing');
    await rehearsal.done(new Blob());
    rehearsal.send(RECEIVED, { type: 'again' });
    expect(rehearsal.state).toBe('cropping');
  });

  test('of a vignet has no background to keep, and is sent without loss', async () => {
    const rehearsal = rehearse();
    await rehearsal.measuring('vignet');
    rehearsal.send({ type: 'archive', archive: true }, { type: 'measure', side: 'width', mm: 80 });
    rehearsal.send({ type: 'next' });
    await rehearsal.done(new Blob());
    expect(rehearsal.happened.slice(-2)).toEqual(['straighten image/png 0', 'upload vignet']);
    expect(rehearsal.context.archive).toBe(true);
    rehearsal.send({ type: 'sending.failed', error: new Unreachable('gone') }, KEEP);
    expect(rehearsal.state).toBe('failing');
  });

  test('may be mended by brush, and left for another picture or for good at any moment of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const undo: UploadingEvent = { type: 'stroke.undo' };
    const clear: UploadingEvent = { type: 'strokes.clear' };
    const add = {
      type: 'stroke.add',
      stroke: { keeps: false, radius: 0.02, points: [[0.5, 0.1]] },
    } satisfies UploadingEvent;
    const reviewed = async () => {
      const rehearsal = rehearse();
      await rehearsal.sending();
      rehearsal.send(RECEIVED);
      return rehearsal;
    };
    const first = await reviewed();
    first.send(add, add);
    vi.advanceTimersByTime(1000);
    expect(first.state).toBe('mending.cutting');
    first.send(add, RECEIVED);
    vi.advanceTimersByTime(1000);
    first.send(RECEIVED, undo, undo);
    expect(first.state).toBe('mending.pausing');
    first.send(clear);
    expect(first.state).toBe('reviewing');
    first.send(add);
    vi.advanceTimersByTime(1000);
    first.send({ type: 'sending.failed', error: new Unreachable('gone') }, { type: 'retry' });
    expect(first.state).toBe('mending.pausing');
    first.send({ type: 'again' });
    expect(first.state).toBe('cropping');
    const second = await reviewed();
    second.send(add);
    vi.advanceTimersByTime(1000);
    second.send(RECEIVED, clear, { ...add, stroke: { ...add.stroke } }, { type: 'stroke.undo' });
    second.send({ ...add, stroke: { ...add.stroke } }, { type: 'close' });
    vi.useRealTimers();
    expect(second.state).toBe('idle');
    expect(second.happened).not.toContain('place');
  });

  test('may be traced otherwise, where it is a drawing, and each wish is taken back by one step', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const undo: UploadingEvent = { type: 'trace.undo' };
    const trace = (threshold: number, inverted = false): UploadingEvent => ({
      type: 'trace',
      tracing: { threshold, inverted },
    });
    const traced = (width: number): UploadingEvent => ({
      type: 'received',
      uploaded: { kind: 'vignet', vignet: { id: 1_000_007, url: '/uploads/7.svg', width, height: 50 } },
    });
    const widthOf = ({ context: { uploaded } }: Rehearsal) =>
      uploaded?.kind === 'vignet' ? uploaded.vignet.width : undefined;
    const one = rehearse();
    await one.sending('vignet');
    one.send(traced(100), undo, trace(0.3));
    expect(one.state).toBe('mending.pausing');
    one.send(trace(0.2));
    vi.advanceTimersByTime(1000);
    expect(one.happened.at(-1)).toBe('upload vignet traced from 0.2');
    // What is wished meanwhile waits for the tracing under way.
    one.send(trace(0.2, true), traced(120));
    expect([one.state, widthOf(one)]).toEqual(['mending.pausing', 120]);
    vi.advanceTimersByTime(1000);
    expect(one.happened.at(-1)).toBe('upload vignet traced from 0.2 inverted');
    one.send(traced(140));
    expect([one.state, widthOf(one)]).toEqual(['reviewing', 140]);
    const asked = one.happened.length;
    // Back, wish by wish: what is known is there at once.
    one.send(undo);
    expect([one.state, widthOf(one), one.happened.length]).toEqual(['reviewing', 120, asked]);
    one.send(undo, undo);
    expect([one.state, widthOf(one), one.happened.length]).toEqual(['reviewing', 100, asked]);
    // Where nothing is found the earlier drawing stays, is said to, and the wish is taken back.
    one.send(trace(0.9));
    vi.advanceTimersByTime(1000);
    one.send({ type: 'sending.failed', error: new Unreachable('gone') });
    expect([one.state, widthOf(one), one.context.failure?.kind]).toEqual(['reviewing', 100, 'unreachable']);
    one.send(undo);
    expect([one.state, one.context.failure]).toEqual(['reviewing', undefined]);
    vi.useRealTimers();
    const stone = rehearse();
    await stone.sending();
    stone.send(RECEIVED, trace(0.2));
    expect([stone.state, stone.context.tracings]).toEqual(['reviewing', []]);
  });

  test('can be given up at every step', async () => {
    const close: UploadingEvent = { type: 'close' };
    const steps: readonly [string, (rehearsal: Rehearsal) => Promise<void>][] = [
      ['choosing', async (it) => it.send(OPEN_STONE)],
      ['reading', async (it) => it.send(OPEN_STONE, { type: 'choose', file: new Blob() })],
      [
        'cropping',
        async (it) => {
          await it.measuring();
          it.send({ type: 'back' }, { type: 'back' });
        },
      ],
      [
        'straightening',
        async (it) => {
          await it.measuring();
          it.send({ type: 'back' });
        },
      ],
      ['measuring', (it) => it.measuring()],
      [
        'preparing',
        async (it) => {
          await it.measuring();
          it.send({ type: 'measure', side: 'height', mm: 900 }, { type: 'next' });
        },
      ],
      ['sending.uploading', (it) => it.sending()],
      [
        'failing',
        async (it) => {
          await it.sending();
          it.send({ type: 'sending.failed', error: new Unreachable('gone') });
        },
      ],
      [
        'reviewing',
        async (it) => {
          await it.sending();
          it.send(RECEIVED);
        },
      ],
    ];
    for (const [state, lead] of steps) {
      const rehearsal = rehearse();
      await lead(rehearsal);
      expect(rehearsal.state).toBe(state);
      rehearsal.send(close);
      expect(rehearsal.state, state).toBe('idle');
      expect(rehearsal.happened).not.toContain('place');
    }
    const unsaved = rehearse();
    const open = { ...OPEN_STONE, onto: 'unsaved' } as const;
    unsaved.send(open, { type: 'save' }, close);
    expect(unsaved.state).toBe('idle');
    unsaved.send(open, close);
    expect(unsaved.state).toBe('idle');
  });
});

describe('The size of an upload', () => {
  test('follows from one measure where the corners tell the proportions', async () => {
    const rehearsal = rehearse();
    await rehearsal.measuring();
    rehearsal.send({ type: 'measure', side: 'height', mm: 900 });
    // Nobody knows how much of the picture is stone.
    expect(rehearsal.context.size.width).toBeUndefined();
    rehearsal.send(KEEP);
    expect(rehearsal.context.size.width).toBe(1200);
    rehearsal.send({ type: 'measure', side: 'width', mm: 600 });
    expect(rehearsal.context.size.height).toBe(450);
    expect(sentSize(rehearsal.context.size)).toEqual({ width: 600 });
    rehearsal.send({ type: 'link', isLinked: false }, { type: 'measure', side: 'height', mm: 500 });
    expect(sentSize(rehearsal.context.size)).toEqual({ width: 600, height: 500 });
  });
});

describe('An own stone', () => {
  test('is deleted once that is confirmed, and the stone is reloaded', async () => {
    const rehearsal = rehearse();
    rehearsal.send({ type: 'delete', id: 1_000_001 }, { type: 'close' });
    expect(rehearsal.state).toBe('idle');
    rehearsal.send({ type: 'delete', id: 1_000_001 }, { type: 'confirm' });
    await rehearsal.fail(new Refused(409, 'Stenen er sendt'));
    expect([rehearsal.state, rehearsal.context.failure]).toEqual([
      'deleting.failing',
      { kind: 'refused', status: 409, sentence: 'Stenen er sendt' },
    ]);
    rehearsal.send({ type: 'close' }, { type: 'delete', id: 1_000_001 }, { type: 'confirm' });
    await rehearsal.fail(new Unreachable('gone'));
    rehearsal.send({ type: 'retry' });
    await rehearsal.done({});
    expect(rehearsal.state).toBe('idle');
    expect(rehearsal.happened.at(-1)).toBe('reload');
  });
});

test('An upload is put on the stone: the stone in its place, the vignet where it covers nothing', () => {
  const history = beginHistory(design.parse({ StoneTypeId: 16 }));
  const stoneTypes = [{ id: 16, width: 550, height: 700, outline: 'M0 0H550V700H0Z' }];
  const line = {
    element: 0,
    place: { x: 275, y: 350, rotation: 0, scale: 1 },
    box: { left: -200, right: 200, top: -30, bottom: 5 },
  };
  const shown = { measures: { width: 550, height: 700, elements: [line] } };
  const stage = { offered: { stoneTypes, vignets: [], attachments: [] }, shown, history };
  const context = stage as unknown as Parameters<typeof placementOf>[0];
  expect(placementOf(context, OWN_STONE, true)).toMatchObject({ kind: 'addOwnStone', isAddition: true });
  const vignet = { id: 7, url: '/uploads/7.svg', width: 80, height: 60 };
  expect(placementOf(context, { kind: 'vignet', vignet }, false)).toMatchObject({
    kind: 'addOwnVignet',
    vignet: { type: 'customVignet', vignetId: 7, position: { x: 275, y: 434, rotation: 0 } },
  });
});

/** Every event that a state listens to. */
function listening(node: (typeof uploadingMachine)['root'], path: readonly string[] = []): string[] {
  const own = node.ownEvents
    .filter((event) => !event.startsWith('xstate.'))
    .map((event) => `${path.join('.')} ${event}`);
  const below = Object.entries(node.states).flatMap(([name, state]) =>
    listening(state as typeof node, [...path, name]),
  );
  return [...own, ...below];
}

test('Every event of every state was heard in these walks', () => {
  const heard = new Set(walked.flatMap((rehearsal) => [...rehearsal.heard]));
  // What a state above hears is heard in one of those below it.
  const all = listening(uploadingMachine.root);
  expect(all.length).toBe(61);
  const missing = all.filter((step) => {
    const [state = '', ...event] = step.split(' ');
    return ![...heard].some(
      (each) =>
        each.endsWith(` ${event.join(' ')}`) &&
        (each.startsWith(`${state} `) || each.startsWith(`${state}.`)),
    );
  });
  expect(missing).toEqual([]);
});
