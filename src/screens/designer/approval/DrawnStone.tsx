import { useTranslation } from 'react-i18next';
import type { Offered } from '../../../api/lists';
import type { Design } from '../../../stone/stone';
import { useStonePicture } from '../../mason/useStonePicture';
import styles from './Approval.module.css';

interface DrawnStoneProps {
  readonly design: Design;
  readonly offered: Offered;
  readonly alt: string;
}

/** A stone as it is cut, drawn here; says so while it is drawn, and where it cannot be. */
export function DrawnStone({ design, offered, alt }: DrawnStoneProps) {
  const { t } = useTranslation('approving');
  const { address, hasFailed } = useStonePicture({ design, offered, id: undefined });
  if (address) return <img src={address} alt={alt} />;
  return <p className={styles.hint}>{t(hasFailed ? 'notDrawn' : 'drawing')}</p>;
}
