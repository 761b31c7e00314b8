import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { ExportEvent } from '../../../src/machines/export/context';
import { exportFailureOf } from '../../../src/machines/export/context';
import type { FileOrder } from '../../../src/painting/files/formats';
import { FILE, OFFER, Rehearsal, requestFor, SVG } from './rehearsal';

const exporting = (request = requestFor(OFFER), purpose: 'download' | 'print' = 'download'): ExportEvent => ({
  type: 'export',
  request,
  purpose,
});
const unsaved = (order: FileOrder = OFFER) => ({ ...requestFor(order), id: undefined });
const DRAWN: ExportEvent = { type: 'drawn', file: FILE };

describe('The export of a file', () => {
  test('is drawn, told of as it goes on, and handed over', () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(), { type: 'progressed', part: 0.5 });
    expect(rehearsal.state).toBe('drawing');
    expect(rehearsal.actor.getSnapshot().context.progress).toBe(0.5);
    rehearsal.send(DRAWN);
    expect(rehearsal.state).toBe('ready.delivered');
    expect(rehearsal.happened).toEqual(['draw offer', 'keep Gravsten-12.pdf', 'stop drawing']);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state).toBe('idle');
    expect(rehearsal.actor.getSnapshot().context.file).toBeUndefined();
  });

  test.each([
    ['an offer', exporting(unsaved())],
    ['a PDF in true size', exporting(unsaved({ format: 'pdf', tiled: undefined }))],
    ['the print page', exporting(unsaved(SVG), 'print')],
  ])('warns that the stone must be saved first, for %s', (_what, event) => {
    const rehearsal = new Rehearsal();
    rehearsal.send(event);
    expect(rehearsal.state).toBe('warning');
    expect(rehearsal.happened).toEqual([]);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state).toBe('idle');
  });

  test('needs no saved stone for the mason’s files', () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(unsaved(SVG)));
    expect(rehearsal.state).toBe('drawing');
  });

  test('that is cancelled is stopped, and nothing is handed over', () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(), { type: 'cancel' }, DRAWN);
    expect(rehearsal.state).toBe('cancelled');
    expect(rehearsal.happened).toEqual(['draw offer', 'stop drawing']);
  });

  test('says what went wrong, and tries again with the same request', () => {
    const rehearsal = new Rehearsal();
    const error = Object.assign(new Error('too large'), { name: 'PictureTooLarge' });
    rehearsal.send(exporting(), { type: 'drawing.failed', error });
    expect(rehearsal.state).toBe('failing');
    expect(rehearsal.actor.getSnapshot().context.failure).toBe('tooLarge');
    rehearsal.send({ type: 'retry' });
    expect(rehearsal.state).toBe('drawing');
    expect(rehearsal.happened).toEqual(['draw offer', 'stop drawing', 'draw offer']);
    expect(rehearsal.actor.getSnapshot().context.failure).toBeUndefined();
  });

  test('of a PDF brings the uploaded vignettes one second later, and cannot be closed before', async () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(requestFor(OFFER, { uploads: true })), DRAWN);
    rehearsal.clock.increment(999);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state).toBe('ready.lingering');
    expect(rehearsal.happened).not.toContain('keep uploads 7');
    rehearsal.clock.increment(1);
    expect(rehearsal.happened.at(-1)).toBe('keep uploads 7');
    expect(rehearsal.state).toBe('ready.keepingUploads');
    await rehearsal.uploadsKept();
    expect(rehearsal.state).toBe('ready.delivered');
  });

  test('of another format brings no uploads', () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(requestFor(SVG, { uploads: true })), DRAWN);
    expect(rehearsal.state).toBe('ready.delivered');
  });

  test('for the printer is shown instead of being kept', () => {
    const rehearsal = new Rehearsal();
    rehearsal.send(exporting(requestFor(SVG), 'print'), DRAWN);
    expect(rehearsal.state).toBe('ready.printing');
    expect(rehearsal.happened).not.toContain('keep Gravsten-12.pdf');
  });
});

test('What a worker throws is read by its name', () => {
  const named = (name: string) => exportFailureOf(Object.assign(new Error('…'), { name }));
  expect(['PictureTooLarge', 'UnknownStoneType', 'FontError', 'TypeError'].map(named)).toEqual([
    'tooLarge',
    'stone',
    'font',
    'unknown',
  ]);
  expect(exportFailureOf('no error')).toBe('unknown');
});

describe('Every way through the export', () => {
  const EVENTS: readonly ExportEvent[] = [
    exporting(),
    exporting(requestFor(OFFER, { uploads: true })),
    exporting(unsaved()),
    exporting(requestFor(SVG), 'print'),
    { type: 'progressed', part: 0.5 },
    DRAWN,
    { type: 'drawing.failed', error: new Error('…') },
    { type: 'cancel' },
    { type: 'retry' },
    { type: 'close' },
  ];
  const paths = getShortestPaths(new Rehearsal().machine, {
    events: EVENTS,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.purpose, context.request?.design.stoneVignets.length]),
  });

  test('leads to each of its states', () => {
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    for (const state of ['"idle"', '"warning"', '"drawing"', '"failing"', '"cancelled"'])
      expect(reached).toContain(state);
    for (const inner of ['delivered', 'printing', 'lingering'])
      expect(reached).toContain(JSON.stringify({ ready: inner }));
  });

  test('leads the real machine where the chart says, and on to idle again', async () => {
    expect(paths.length).toBeGreaterThan(8);
    for (const { steps, state } of paths) {
      const rehearsal = new Rehearsal();
      for (const { event } of steps.slice(1)) rehearsal.send(event);
      expect(rehearsal.actor.getSnapshot().value).toEqual(state.value);
      rehearsal.send({ type: 'cancel' });
      rehearsal.clock.increment(1000);
      await rehearsal.uploadsKept();
      rehearsal.send({ type: 'close' });
      expect(rehearsal.state).toBe('idle');
    }
  });
});
