import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessesToRow, byDay, type RowAccess } from '../../../src/machines/designs/accesses';
import type { Access } from '../../../src/stone/wire/access';
import { faultyServer } from '../../api/faultyServer';
import { LISTS, LOOSE } from './samples';

const at = (firstAt: string, lastAt: string): Access => ({
  action: 'read',
  by: 'user',
  username: 'bedemand',
  firstAt,
  lastAt,
});
const ofStone = at('2026-11-03T08:10:00.000Z', '2026-11-03T08:20:00.000Z');
const later = at('2026-11-03T11:00:00.000Z', '2026-11-03T11:00:00.000Z');
const ofCase = at('2026-11-03T10:05:00.000Z', '2026-11-03T10:50:00.000Z');

describe('Who read and changed a row', () => {
  const [project] = LISTS.projects;
  const { force } = faultyServer();
  beforeEach(() =>
    force(
      http.get(`*/api/stone/${LOOSE.id}/accesses`, () => HttpResponse.json({ results: [later, ofStone] })),
      http.get(`*/api/project/${project?.id}/accesses`, () => HttpResponse.json({ results: [ofCase] })),
    ),
  );
  const ask = (row: Parameters<typeof accessesToRow>[0]) => accessesToRow(row, new AbortController().signal);

  test('is told of its stone and its case together, the newest first', async () => {
    expect(await ask({ key: '', stone: LOOSE, project })).toEqual([
      { ...later, subject: 'stone' },
      { ...ofCase, subject: 'case' },
      { ...ofStone, subject: 'stone' },
    ]);
  });

  test('is asked of nothing that the row has not got', async () => {
    expect(await ask({ key: '', stone: LOOSE, project: undefined })).toHaveLength(2);
    expect(await ask({ key: '', stone: undefined, project })).toEqual([{ ...ofCase, subject: 'case' }]);
  });
});

describe('The days of accesses', () => {
  const on = (day: number, hour: number): RowAccess => {
    const moment = new Date(2026, 10, day, hour).toISOString();
    return { ...at(moment, moment), subject: 'stone' };
  };

  test('begin at midnight by the browser’s own clock, and keep the order', () => {
    const [first, second, third, fourth] = [on(3, 23), on(3, 0), on(2, 23), on(1, 12)];
    expect(byDay([first, second, third, fourth])).toEqual([
      { day: new Date(2026, 10, 3).getTime(), accesses: [first, second] },
      { day: new Date(2026, 10, 2).getTime(), accesses: [third] },
      { day: new Date(2026, 10, 1).getTime(), accesses: [fourth] },
    ]);
  });

  test('are none where there was no access', () => {
    expect(byDay([])).toEqual([]);
  });
});
