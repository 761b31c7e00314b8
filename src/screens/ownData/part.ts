import type { DataPart, DataRow } from '../../painting/pdf/dataPaper/content';
import type { Words } from './words';

/** The kinds of what is kept, in the order in which they are read. */
export type PartKind =
  | 'stone'
  | 'case'
  | 'pictures'
  | 'approvals'
  | 'questions'
  | 'proposals'
  | 'letters'
  | 'history'
  | 'accesses'
  | 'relative'
  | 'answers'
  | 'trail';

/** One kind of what is kept of a stone or a case, in words. */
export interface OwnPart extends DataPart {
  readonly kind: PartKind;
}

/** A kind of what is kept, under its own heading. */
export const partOf = (kind: PartKind, time: string, rows: readonly DataRow[], { own }: Words): OwnPart => ({
  kind,
  title: own(`parts.${kind}`),
  time,
  rows,
});

/** A line, where there is anything to say. */
export const row = (label: string, text: string): DataRow[] => (text.trim() === '' ? [] : [{ label, text }]);
