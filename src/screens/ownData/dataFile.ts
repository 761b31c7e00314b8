import type { ExportedFile } from '../../../workers/exporter/contract';
import type { OwnData, Subject } from '../../machines/ownData/effects';
import type { Words } from './words';

/** What a file of it is called, without its ending: a number and no name. */
export function fileNameOf(subject: Subject, { own }: Words): string {
  switch (subject.kind) {
    case 'case':
      return own('fileNames.case', { id: subject.id });
    case 'stone':
      return own('fileNames.stone', { id: subject.address.id });
    case 'relative':
      return own('fileNames.relative');
  }
}

function contentOf({ kind }: Subject, { stones, project, relative }: OwnData): unknown {
  if (kind === 'stone') {
    const [front, back] = stones;
    return { ...front, ...(back && { back }) };
  }
  if (kind === 'relative') return relative;
  const head = { format: 'gravestone-case-data', formatVersion: 1, at: new Date().toISOString() };
  return { ...head, case: project, stones };
}

/** Everything that is kept as JSON: of a stone or a relative as the server gives it, of a case with all its stones. */
export function dataFile(subject: Subject, data: OwnData, words: Words): ExportedFile {
  return {
    name: `${fileNameOf(subject, words)}.json`,
    blob: new Blob([JSON.stringify(contentOf(subject, data), null, 2)], { type: 'application/json' }),
  };
}
