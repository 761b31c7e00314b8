import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { ARC_SIDES, type Curve, LEAST_RADIUS, MOST_RADIUS } from '../../../stone/curve';
import { Hint, Row, Section } from '../panels/Section';
import { useCurve } from './useCurve';

interface CurveFieldsProps {
  readonly index: number;
  readonly curve: Curve | undefined;
  readonly scale: number;
}

/** What is said of a line that is to follow the frame: also that there is none any more. */
function frameHint(isFramed: boolean, isStraight: boolean) {
  if (isStraight) return 'curve.notFollowing';
  return isFramed ? 'curve.frameHint' : 'curve.noFrame';
}

/** What a line follows; nothing for one of a paragraph, whose lines are straight. */
export const CurveFields = memo(function CurveFields({ index, curve, scale }: CurveFieldsProps) {
  const { t } = useTranslation();
  const { isOfParagraph, kind, kinds, isFramed, isStraight, follow, choose } = useCurve(index, curve, scale);
  // A line of a paragraph is straight; one that is bent all the same can be straightened here.
  if (isOfParagraph && !curve) return null;
  return (
    <Section>
      <Segments
        label={t('curve.title')}
        value={kind}
        segments={kinds.map((value) => ({ value, name: t(`curve.kinds.${value}`) }))}
        onChange={choose}
      />
      {curve?.kind === 'arc' && (
        <>
          <Row>
            <NumberLine
              label={t('curve.radius')}
              unit={t('mm')}
              value={curve.radius}
              min={LEAST_RADIUS}
              max={MOST_RADIUS}
              step={1}
              onChange={(radius) => follow({ ...curve, radius }, true)}
            />
          </Row>
          <Segments
            label={t('curve.side')}
            value={curve.side}
            segments={ARC_SIDES.map((value) => ({ value, name: t(`curve.sides.${value}`) }))}
            onChange={(side) => follow({ ...curve, side })}
          />
        </>
      )}
      <div aria-live="polite">
        {kind === 'edge' && <Hint>{t(isStraight ? 'curve.notFollowing' : 'curve.edgeHint')}</Hint>}
        {kind === 'frame' && <Hint>{t(frameHint(isFramed, isStraight))}</Hint>}
      </div>
    </Section>
  );
});
