import { fetchAccessesToCase, fetchAccessesToStone } from '../../api/accesses';
import type { Access } from '../../stone/wire/access';
import type { DesignRow } from './rows';

/** What somebody did within an hour, and whether to the row's stone or to its case. */
export interface RowAccess extends Access {
  readonly subject: 'stone' | 'case';
}

/** The accesses of one day: its first moment by the browser's clock, in ms since 1970. */
export interface DayOfAccesses {
  readonly day: number;
  readonly accesses: readonly RowAccess[];
}

/** Who read and changed the stone and the case of a row, newest first. */
export async function accessesToRow(
  { stone, project }: DesignRow,
  signal: AbortSignal,
): Promise<readonly RowAccess[]> {
  const [toStone, toCase] = await Promise.all([
    stone ? fetchAccessesToStone(stone.id, signal) : [],
    project ? fetchAccessesToCase(project.id, signal) : [],
  ]);
  return [
    ...toStone.map((each) => ({ ...each, subject: 'stone' as const })),
    ...toCase.map((each) => ({ ...each, subject: 'case' as const })),
  ].sort((one, other) => Date.parse(other.lastAt) - Date.parse(one.lastAt));
}

/** Accesses by the day of their end, in their order. */
export function byDay(accesses: readonly RowAccess[]): readonly DayOfAccesses[] {
  const days = new Map<number, RowAccess[]>();
  for (const each of accesses) {
    const day = new Date(each.lastAt).setHours(0, 0, 0, 0);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days].map(([day, ofDay]) => ({ day, accesses: ofDay }));
}
