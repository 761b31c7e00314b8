import { AlignHorizontalSpaceAround, AlignVerticalSpaceAround } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import styles from './InkGaps.module.css';
import { useInkGaps } from './useInkGaps';

/** The widest gap that can be typed, in mm. */
const WIDEST = 2000;

const DIRECTIONS = [
  { direction: 'down', Picture: AlignVerticalSpaceAround },
  { direction: 'across', Picture: AlignHorizontalSpaceAround },
] as const;

/** The gaps between the ink of several selected things: typed in mm, or made equal by a press. */
export function InkGaps() {
  const { t } = useTranslation();
  const gaps = useInkGaps();
  if (!gaps) return null;
  return DIRECTIONS.map(({ direction, Picture }) => (
    <div key={direction} className={styles.gap}>
      <NumberLine
        label={t(`aids.gap.${direction}`)}
        unit={t('mm')}
        value={gaps.gap(direction)}
        placeholder={t('differing')}
        onChange={(typed) => gaps.distribute(direction, typed)}
        step={1}
        min={-WIDEST}
        max={WIDEST}
      />
      <Button
        icon
        aria-label={t(`aids.equalGaps.${direction}`)}
        isDisabled={gaps.count < 3}
        onPress={() => gaps.distribute(direction)}
      >
        <Picture size={18} aria-hidden="true" />
      </Button>
    </div>
  ));
}
