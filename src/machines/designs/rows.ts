import type { Project } from '../../api/projects';
import type { Contact } from '../../stone/required';
import type { ListedStone } from '../../stone/wire/project';

/** One row of the list: a stone, with its case where it has one; a case without stones is a row too. */
export interface DesignRow {
  /** Stable as long as the row exists. */
  readonly key: string;
  readonly stone: ListedStone | undefined;
  readonly project: Project | undefined;
}

/**
 * The rows of the list, as the server orders them: the cases, the newest first, each with its stones, then the stones
 * without a case.
 */
export function rowsOf(projects: readonly Project[], stones: readonly ListedStone[]): DesignRow[] {
  const ofCases = projects.flatMap((project): DesignRow[] =>
    project.stones.length === 0
      ? [{ key: `case-${project.id}`, stone: undefined, project }]
      : project.stones.map((stone) => ({ key: `stone-${stone.id}`, stone, project })),
  );
  const placed = new Set(ofCases.map(({ stone }) => stone?.id));
  const others = stones.filter(({ id }) => !placed.has(id));
  return [...ofCases, ...others.map((stone) => ({ key: `stone-${stone.id}`, stone, project: undefined }))];
}

/** The contact for a row: its case's, or for a stone waiting for a mason, its sender. */
export function contactOf({ stone, project }: DesignRow): Contact {
  return project ?? stone?.contact ?? { contactName: '', contactPhone: '', contactEmail: '' };
}

/** The e-mail address for a row: the contact person's, else the case's own. */
export function emailOf(row: DesignRow): string {
  return contactOf(row).contactEmail || row.project?.Email || '';
}

/** Whether a row was ordered and is not assigned to a mason yet. */
export function waitsForMason({ stone, project }: DesignRow): boolean {
  if (stone) return stone.status === 'ordered' && stone.StonemasonId === null;
  return project?.sentAt != null && !project.StonemasonId;
}

/** Whether a row's letter to the mason is held back until its address confirms it, or the provider releases it. */
export function waitsForRelease({ stone }: DesignRow): boolean {
  return stone?.waitsFor === 'confirmation' || stone?.waitsFor === 'release';
}

/** The number of the stonemason who has the stone, or will get it. */
export function masonOf({ stone, project }: DesignRow): number | undefined {
  return stone?.StonemasonId ?? project?.StonemasonId ?? undefined;
}

/** Whether the row's stone was ordered, or the case was sent where it has no stone. */
export function isSent({ stone, project }: DesignRow): boolean {
  return stone ? stone.status !== 'draft' : project?.sentAt != null;
}

/** When the row was sent, ISO 8601; undefined before. */
export function sentAtOf({ stone, project }: DesignRow): string | undefined {
  return (stone ? stone.sentAt : project?.sentAt) ?? undefined;
}
