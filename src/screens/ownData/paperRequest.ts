import type { DataPaperRequest } from '../../../workers/exporter/contract';
import { fetchPreview } from '../../api/designs';
import type { StoneAddress } from '../../api/stones';
import type { OwnData, Subject } from '../../machines/ownData/effects';
import type { DataSection } from '../../painting/pdf/dataPaper/content';
import type { FaceData } from '../../stone/wire/privacy';
import { fileNameOf } from './dataFile';
import { facesOf } from './faces';
import { relativeParts } from './relativeParts';
import { caseWords } from './stoneParts';
import type { Words } from './words';

/** The stone as it was last saved, where there is a picture of it. */
function previewOf({ id, token }: StoneAddress): Promise<Blob | undefined> {
  return fetchPreview(id, AbortSignal.timeout(20_000), token).catch(() => undefined);
}

/** The bytes of an uploaded photograph; drawings are in the export as JSON alone. */
function photographsOf({ pictures }: FaceData): Blob[] {
  return pictures
    .filter(({ mediaType }) => mediaType !== 'image/svg+xml')
    .map(({ mediaType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      return new Blob([bytes], { type: mediaType });
    });
}

/** What the paper is about, and its day. */
function aboutOf(subject: Subject, day: string, { own }: Words): string {
  switch (subject.kind) {
    case 'case':
      return own('abouts.case', { id: subject.id, day });
    case 'stone':
      return own('abouts.stone', { id: subject.address.id, day });
    case 'relative':
      return own('abouts.relative', { day });
  }
}

/** What the paper says and shows: the same words as the page. */
export async function paperRequest(subject: Subject, data: OwnData, words: Words): Promise<DataPaperRequest> {
  const { own, day, locale } = words;
  const { stones, project, relative, retention } = data;
  const faces = facesOf(subject, data, words);
  const today = day(new Date());
  const sections: DataSection[] = [
    ...(project ? [{ title: '', parts: [caseWords(project, retention, words)] }] : []),
    ...(relative ? [{ title: '', parts: relativeParts(relative, retention, words) }] : []),
    ...faces.map(({ heading = '', parts }) => ({ title: heading, parts })),
  ];
  const previews = await Promise.all(faces.map(({ address }) => address && previewOf(address)));
  const pictures = stones.flatMap((stone, index) => [previews[index], ...photographsOf(stone)]);
  return {
    words: {
      title: own(`titles.${subject.kind}`),
      about: aboutOf(subject, today, words),
      lead: own(`leads.${subject.kind}`),
      sections,
    },
    locale,
    pictures: pictures.filter((picture) => picture !== undefined),
    name: `${fileNameOf(subject, words)}.pdf`,
  };
}
