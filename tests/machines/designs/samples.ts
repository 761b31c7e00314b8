import type { Project } from '../../../src/api/projects';
import type { DesignsLists } from '../../../src/machines/designs/context';
import type { DesignRow } from '../../../src/machines/designs/rows';
import { type ListedStone, listedStone, project } from '../../../src/stone/wire/project';

/** A draft as lists show it, but for what is said otherwise. */
export function stoneOf(id: number, given: Partial<ListedStone> = {}): ListedStone {
  const plain = { designName: '', type: null, status: 'draft', ProjectId: null, StonemasonId: null };
  const rest = { Price: null, Currency: null, hasPreview: false, sentAt: null, updatedAt: '2026-11-21' };
  return listedStone.parse({ id, version: 1, ...plain, ...rest, ...given });
}

/** A case without anything written, but for what is said otherwise. */
export function caseOf(id: number, given: Partial<Project> = {}): Project {
  return project.parse({ id, BusinessId: 2, version: 1, sentAt: null, stones: [], ...given });
}

export const ROSE = stoneOf(11, { designName: 'Rose', ProjectId: 1 });
export const LOOSE = stoneOf(12, { designName: 'Løs' });
export const ANNA = caseOf(1, { decName: 'Anna', StonemasonId: 3, stones: [ROSE] });
export const CARL = caseOf(2, { decName: 'Carl' });
export const LISTS: DesignsLists = {
  projects: [CARL, ANNA],
  stones: [LOOSE, ROSE],
  stonemasons: [],
  churchyards: [],
};
export const ROSE_ROW: DesignRow = { key: 'stone-11', stone: ROSE, project: ANNA };
