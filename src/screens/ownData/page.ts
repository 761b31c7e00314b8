import type { SnapshotFrom } from 'xstate';
import type { OwnData } from '../../machines/ownData/effects';
import type { OwnDataEvent, ownDataMachine } from '../../machines/ownData/ownDataMachine';
import { isOver, stoneStatus } from '../../stone/status';
import type { Words } from './words';

/** What the parts of the page have in common. */
export interface OwnDataPage {
  readonly state: SnapshotFrom<typeof ownDataMachine>;
  readonly send: (event: OwnDataEvent) => void;
  readonly data: OwnData;
  readonly words: Words;
}

/** Whether an order of it is under way, so that erasing waits. */
export function isUnderWay({ stones }: OwnData): boolean {
  return stones.some(({ stone }) => {
    const known = stoneStatus.safeParse(stone.status);
    return known.success && !isOver(known.data);
  });
}
