import { fromPromise } from 'xstate';
import type { DataPaperRequest, ExportedFile } from '../../../workers/exporter/contract';
import { forgetReliefs } from '../../../workers/reliefs/kept/keptHere';
import { Refused } from '../../api/http';
import { forgetStone } from '../../api/knownStones';
import {
  eraseCaseData,
  eraseRelativeData,
  eraseStoneData,
  fetchRelativeData,
  fetchStoneData,
} from '../../api/ownData';
import { fetchProject, type Project } from '../../api/projects';
import { fetchRetention } from '../../api/retention';
import type { StoneAddress } from '../../api/stones';
import { makeDataPaper } from '../../renderer/exporter';
import type { FaceData, StoneData } from '../../stone/wire/privacy';
import type { RelativeData } from '../../stone/wire/relativeData';
import type { Retention } from '../../stone/wire/retention';
import { forgetReading } from '../approving/keptReading';
import { unlessAborted } from '../unlessAborted';

/**
 * Whose data is looked at: a stone, by its link or a login, a business's case with its stones, or a relative's, by the link to
 * approve a stone.
 */
export type Subject =
  | { readonly kind: 'stone'; readonly address: StoneAddress }
  | { readonly kind: 'relative'; readonly token: string }
  | { readonly kind: 'case'; readonly id: number };

/** Everything that is kept of it. */
export interface OwnData {
  /** Of a stone itself, then its back; of a case each of its stones. */
  readonly stones: readonly FaceData[];
  /** Of a case. */
  readonly project: Project | undefined;
  /** Of a relative, in place of stones. */
  readonly relative?: RelativeData;
  readonly retention: Retention;
}

/** What came of erasing: `until` is the day by which it is done at the latest, where an order is under way. */
export type Erasure =
  | { readonly outcome: 'erased' }
  | { readonly outcome: 'underWay'; readonly until: string };

/** A stone, then its back where it has one. */
const facesOf = ({ back, ...front }: StoneData): readonly FaceData[] => (back ? [front, back] : [front]);

async function gather(subject: Subject, signal: AbortSignal): Promise<OwnData> {
  const asked = fetchRetention(signal);
  if (subject.kind === 'stone') {
    const [retention, stone] = await Promise.all([asked, fetchStoneData(subject.address, signal)]);
    return { stones: facesOf(stone), project: undefined, retention };
  }
  if (subject.kind === 'relative') {
    const [retention, relative] = await Promise.all([asked, fetchRelativeData(subject.token, signal)]);
    return { stones: [], project: undefined, relative, retention };
  }
  const [retention, project] = await Promise.all([asked, fetchProject(subject.id, signal)]);
  const stones: FaceData[] = [];
  // One after the other: a case may have many, each with all its pictures. A back is a stone of the case by itself.
  for (const { id } of project.stones) {
    const { back: _, ...face } = await fetchStoneData({ id }, signal);
    stones.push(face);
  }
  return { stones, project, retention };
}

/** Gathers everything that is kept. */
export const look = fromPromise<OwnData, Subject>(({ input, signal }) =>
  unlessAborted(signal, gather(input, signal)),
);

/** A call, or undefined where the server has nothing there any more. */
async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

/** Forgets a stone in this browser, with what was never saved of it. */
async function forgetHere(id: number): Promise<void> {
  forgetStone(id);
  // The page does without the module of drafts until something is erased.
  const { dropDraft, findDrafts } = await import('../../api/drafts');
  for (const { key } of await findDrafts(id)) await dropDraft(key);
}

/** What is erased: the subject, and the numbers of its stones. */
export interface Erasing {
  readonly subject: Subject;
  readonly stones: readonly number[];
  /** Whether it was asked for before and no answer was heard: what is gone by now was erased by that. */
  readonly isRetry: boolean;
}

async function eraseAll({ subject, stones, isRetry }: Erasing, signal: AbortSignal): Promise<Erasure> {
  if (subject.kind === 'relative') {
    const erasing = eraseRelativeData(subject.token, signal);
    await (isRetry ? unlessGone(erasing) : erasing);
    forgetReading(subject.token);
    return { outcome: 'erased' };
  }
  const asked: Promise<{ readonly outcome: 'erased' | 'underWay'; readonly latestAt?: string }> =
    subject.kind === 'stone' ? eraseStoneData(subject.address, signal) : eraseCaseData(subject.id, signal);
  const answer = isRetry ? await unlessGone(asked) : await asked;
  if (answer?.outcome === 'underWay') return { outcome: 'underWay', until: answer.latestAt ?? '' };
  await Promise.all([...stones.map(forgetHere), forgetReliefs()]);
  return { outcome: 'erased' };
}

/** Erases it, on the server and in this browser. */
export const erase = fromPromise<Erasure, Erasing>(({ input, signal }) =>
  unlessAborted(signal, eraseAll(input, signal)),
);

/** Makes the paper of it. */
export const drawPaper = fromPromise<ExportedFile, DataPaperRequest>(({ input, signal }) =>
  makeDataPaper(input, signal),
);
