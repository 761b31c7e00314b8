import type { DataRow } from '../../painting/pdf/dataPaper/content';
import { row } from './part';
import type { Words } from './words';

/** What is written of people in a case, a design or a letter, in the order of the case's form. */
const FIELDS = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'decName',
  'decBirth',
  'decDeath',
  'decBplace',
  'decDplace',
  'partnerName',
  'partnerBirth',
  'partnerDeath',
  'caseNo',
  'ceremonyDatetime',
  'zipCode',
  'Email',
  'ChurchyardName',
  'Comment',
] as const;

/** The fields that are filled in, each by the name it has in its form. */
export function writtenRows(holder: unknown, { project }: Words): DataRow[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const written = new Map(Object.entries(holder));
  return FIELDS.flatMap((field) => {
    const value = written.get(field);
    return typeof value === 'string'
      ? row(project(field === 'decName' ? 'deceased' : `fields.${field}`), value)
      : [];
  });
}
