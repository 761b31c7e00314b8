import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import type { Box } from '../../geometry/box';
import type { Sides } from '../../scene/knownDistance';
import { Row } from '../designer/panels/Section';

interface CloserLookProps {
  readonly picture: Sides;
  /** The part of the picture that is seen. */
  readonly seen: Box;
  /** What is looked at. */
  readonly around: Box;
  readonly onSee: (seen: Box) => void;
}

/** All of a picture. */
export const wholeOf = ({ width, height }: Sides): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** What is seen when a line is looked at closely: it and as much around it. */
function closeTo({ left, top, right, bottom }: Box, { width, height }: Sides): Box {
  const around = Math.max(bottom - top, (right - left) * 0.1);
  return {
    left: Math.max(0, left - around),
    top: Math.max(0, top - around),
    right: Math.min(width, right + around),
    bottom: Math.min(height, bottom + around),
  };
}

/** Shows what is looked at on a picture larger, or all of the picture. */
export function CloserLook({ picture, seen, around, onSee }: CloserLookProps) {
  const { t } = useTranslation('uploading');
  const isClose = seen.right - seen.left < picture.width || seen.bottom - seen.top < picture.height;
  return (
    <Row>
      <Button onPress={() => onSee(closeTo(around, picture))}>{t('closer')}</Button>
      <Button isDisabled={!isClose} onPress={() => onSee(wholeOf(picture))}>
        {t('wholePicture')}
      </Button>
    </Row>
  );
}
