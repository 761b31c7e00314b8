import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';
import styles from './LineList.module.css';

/** How lengths in mm are said. */
export interface LengthFormats {
  readonly height: Intl.NumberFormat;
  readonly width: Intl.NumberFormat;
}

interface LineRowProps {
  /** The line's place in `Parms`. */
  readonly index: number;
  /** Whether there is a finding about it. */
  readonly isObjected: boolean;
  readonly formats: LengthFormats;
}

/** What the list says of one line. It follows the line by itself: a key in one line draws no other row anew. */
export function LineRow({ index, isObjected, formats }: LineRowProps) {
  const { t } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const line = DesignerContext.useSelector(({ context }) => context.history.present.Parms[index]);
  const width = DesignerContext.useSelector(
    ({ context }) => context.shown?.measures.elements.find(({ element }) => element === index)?.width,
  );
  if (line?.type !== 'text') return null;
  return (
    <>
      {/* Not the list's slots: the whole visible content is the name, so that its measures are announced too. */}
      <span className={line.reserved ? `${styles.words} ${styles.reserved}` : styles.words}>
        {isObjected && <TriangleAlert size={15} aria-label={t('objection')} />}
        {line.subText.trim() || t('emptyLine')}
      </span>
      <span className={styles.size}>
        {formats.height.format(readNumber(line.fontSize) ?? 0)} {t('mm')}
        {line.reserved && ` · ${ofPopups('elements.isReserved')}`}
        {width !== undefined && ` · ${t('width', { width: formats.width.format(width) })}`}
      </span>
    </>
  );
}
