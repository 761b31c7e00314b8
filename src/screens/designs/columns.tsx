import type { ReactNode } from 'react';
import { contactOf, type DesignRow, emailOf } from '../../machines/designs/rows';
import { Address } from './Address';
import styles from './DesignTable.module.css';
import { Preview } from './Preview';
import {
  CaseActions,
  CompareStone,
  CopyStone,
  DeleteStone,
  GoToStone,
  NextOfCase,
  ReadAccesses,
} from './RowActions';
import type { RowWording } from './useWording';

/** The width of a column that holds one icon to press, in px. */
export const ICON = 44;

/** The columns in their order (specification section 2), with the actions on a case and its copies. */
export const COLUMNS = [
  { id: 'id', width: 44 },
  { id: 'caseNo', width: 84 },
  { id: 'decName', width: 108 },
  { id: 'contactName', width: 104 },
  { id: 'email', width: 100 },
  { id: 'zipCode', width: 62 },
  { id: 'type', width: 56 },
  { id: 'whoContacts', width: 98 },
  { id: 'mason', width: 94 },
  { id: 'price', width: 98 },
  { id: 'sent', width: 88 },
  { id: 'designName', width: 88 },
  { id: 'preview', width: 56 },
  { id: 'case', width: 92 },
  { id: 'go', width: ICON },
  { id: 'copy', width: ICON },
  { id: 'alike', width: ICON },
  { id: 'variants', width: ICON },
  { id: 'accesses', width: ICON },
  { id: 'delete', width: ICON },
] as const;
export type ColumnId = (typeof COLUMNS)[number]['id'];

/** The least the columns take together, in px; beyond it they share what there is. */
export const LEAST_WIDTH = COLUMNS.reduce((sum, { width }) => sum + width, 0);

/** What stands in a cell. */
export function cell(column: ColumnId, row: DesignRow, words: RowWording): ReactNode {
  const { stone, project } = row;
  switch (column) {
    case 'id':
      return stone?.id;
    case 'caseNo':
    case 'decName':
    case 'zipCode':
      return project?.[column];
    case 'contactName':
      return contactOf(row).contactName;
    case 'email': {
      const email = emailOf(row);
      return email && <Address written={email} />;
    }
    case 'type':
    case 'whoContacts':
    case 'mason':
      return words[column](row);
    case 'price': {
      const vat = words.vat(row);
      if (!vat) return words.price(row);
      return (
        <>
          <span className={styles.text}>{words.price(row)}</span> <span className={styles.date}>{vat}</span>
        </>
      );
    }
    case 'sent':
      return (
        <>
          <span className={styles.status} data-asks={row.stone?.masonAsks}>
            {words.status(row)}
          </span>
          <span className={styles.date}>
            {[words.sentAt(row), words.approval(row)].filter(Boolean).join(' · ')}
          </span>
        </>
      );
    case 'designName':
      return stone?.designName;
    case 'preview':
      return stone && <Preview stone={stone} />;
    case 'case':
      return <CaseActions row={row} />;
    case 'go':
      return <GoToStone row={row} />;
    case 'copy':
      return <CopyStone row={row} />;
    case 'alike':
      return <NextOfCase row={row} />;
    case 'variants':
      return <CompareStone row={row} />;
    case 'accesses':
      return <ReadAccesses row={row} />;
    case 'delete':
      return <DeleteStone row={row} />;
  }
}
