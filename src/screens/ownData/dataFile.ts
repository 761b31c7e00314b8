import type { ExportedFile } from '../../../workers/exporter/contract';
import type { OwnData, Subject } from '../../machines/ownData/effects';
import type { Words } from './words';

/** What a file of it is called, without its ending: a number and no name. */
export function fileNameOf(subject: Subject, { own }: Words): string {
  return subject.kind === 'case'
    ? own('files.nameCase', { id: subject.id })
    : own('files.name', { id: subject.address.id });
}

/** Everything that is kept as JSON: of a stone as the server gives it, of a case with all its stones. */
export function dataFile(subject: Subject, { stones, project }: OwnData, words: Words): ExportedFile {
  const content =
    subject.kind === 'stone'
      ? stones[0]
      : {
          ...{ format: 'gravestone-case-data', formatVersion: 1, at: new Date().toISOString() },
          ...{ case: project, stones },
        };
  return {
    name: `${fileNameOf(subject, words)}.json`,
    blob: new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  };
}
