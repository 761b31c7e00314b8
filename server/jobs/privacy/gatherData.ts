import type { FaceData } from '../../../src/stone/wire/privacy';
import { projectDetails } from '../../../src/stone/wire/project';
import type { FileStore } from '../../fileStores/fileStore';
import { tellAccesses } from '../../store/accesses';
import { alternativeData } from '../../store/alternatives/alternativeData';
import { approvalsData } from '../../store/approvals/approvalsData';
import type { Queries } from '../../store/database';
import { lettersAbout, momentsOfStone, picturesOfStone } from '../../store/dataOfStone';
import { erasureRequestedAt } from '../../store/erasureRequests';
import { questionsAbout } from '../../store/masonQuestions';
import { findProject } from '../../store/projects';
import { proposalsData } from '../../store/proposals/proposalsData';
import { historyOf } from '../../store/statusChanges';
import type { StoredStone } from '../../store/storedStone';

async function picturesIn(files: FileStore, names: readonly string[]): Promise<FaceData['pictures']> {
  const pictures = await Promise.all(
    names.map(async (name) => {
      const bytes = await files.read(name);
      const mediaType = name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      return bytes ? [{ name, mediaType, base64: bytes.toString('base64') }] : [];
    }),
  );
  return pictures.flat();
}

/**
 * Gathers everything that is kept of one face of a stone.
 *
 * @param isTold whether the asker is told of the case and of what letters say: its business, or a family whose stone
 *   no business has.
 */
export async function gatherData(
  queries: Queries,
  pictures: FileStore,
  stone: StoredStone,
  isTold: boolean,
): Promise<FaceData> {
  const { id, projectId, businessId } = stone;
  const moments = await momentsOfStone(queries, id);
  if (!moments) throw new Error('the stone is gone');
  const project = projectId === null || !isTold ? undefined : await findProject(queries, projectId);
  const alternative = isTold ? await alternativeData(queries, id) : undefined;
  const own = project?.businessId === businessId ? project : undefined;
  return {
    format: 'gravestone-data',
    formatVersion: 1,
    at: new Date().toISOString(),
    stone: { ...moments, hasBusiness: businessId !== null, design: JSON.parse(stone.design) },
    case: own ? projectDetails.loose().parse(JSON.parse(own.details)) : null,
    history: await historyOf(queries, id),
    questions: await questionsAbout(queries, id),
    proposals: await proposalsData(queries, id),
    approvals: isTold ? await approvalsData(queries, id) : [],
    ...(alternative && { alternative }),
    letters: isTold ? await lettersAbout(queries, id) : [],
    accesses: isTold ? await tellAccesses(queries, { subject: 'stone', id }) : [],
    pictures: await picturesIn(pictures, await picturesOfStone(queries, id)),
    erasureRequestedAt: (await erasureRequestedAt(queries, id))?.toISOString() ?? null,
  };
}
