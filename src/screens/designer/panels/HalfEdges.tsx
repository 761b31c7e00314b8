import { Group, ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { StoneFace } from '../../../stone/catalogue/stoneType';
import { type Frame, HALF_EDGES } from '../../../stone/frame';
import { FramePicture } from './FramePicture';
import styles from './HalfEdges.module.css';
import { Hint } from './Section';

interface HalfEdgesProps {
  readonly face: StoneFace;
  readonly frame: Frame;
  readonly onChange: (fields: Pick<Frame, 'EraseBorders'>) => void;
}

/** Which halves of the frame's four edges are present: eight buttons around a small stone, each at its half. */
export function HalfEdges({ face, frame, onChange }: HalfEdgesProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Group aria-label={t('frameParts')} className={styles.around ?? ''}>
        <div className={styles.stone}>
          <FramePicture face={face} frame={frame} />
        </div>
        {HALF_EDGES.map((half) => (
          <ToggleButton
            key={half}
            aria-label={t(`halfEdges.${half}`)}
            className={`${styles.half} ${styles[half]}`}
            isSelected={!frame.EraseBorders[half]}
            onChange={(there) => onChange({ EraseBorders: { ...frame.EraseBorders, [half]: !there } })}
          >
            <span className={styles.line} aria-hidden="true" />
          </ToggleButton>
        ))}
      </Group>
      <Hint>{t('frameHint')}</Hint>
    </div>
  );
}
