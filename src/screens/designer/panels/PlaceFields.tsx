import { AlignCenterVertical } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { FARTHEST, type Mm } from '../../../stone/numbers';
import type { Position } from '../../../stone/position';
import { DesignerContext } from '../designerContext';
import { useElementId } from '../useElementId';
import { Row, Section } from './Section';

/** The three rotations of specification section 9, in degrees; left is 270°, written between -180 and 180 like all. */
const DIRECTIONS = { left: -90, horizontal: 0, right: 90 } as const;
type Direction = keyof typeof DIRECTIONS;
const DIRECTION_NAMES = Object.keys(DIRECTIONS) as Direction[];

/** An element's rotation among these, or null for any other angle. */
function directionOf(rotation: number): Direction | null {
  return DIRECTION_NAMES.find((direction) => (rotation - DIRECTIONS[direction]) % 360 === 0) ?? null;
}

interface PlaceFieldsProps {
  readonly index: number;
  readonly position: Position;
}

/** The selected element's position, in mm from the stone's left and top. */
export const PlaceFields = memo(function PlaceFields({ index, position }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  const width = DesignerContext.useSelector(({ context }) => context.shown?.measures.width);
  const { x, y, rotation } = position;
  const place = (at: { x: Mm; y: Mm }) =>
    actor.send({ type: 'edit', edit: { kind: 'place', element: index, ...at } });
  const turn = (degrees: number) =>
    actor.send({ type: 'edit', edit: { kind: 'turn', element: index, rotation: degrees } });
  return (
    <Section key={id} title={t('position')}>
      <Row>
        <NumberLine
          label={t('fromLeft')}
          unit={t('mm')}
          value={x}
          min={-FARTHEST}
          max={FARTHEST}
          onChange={(left) => place({ x: left, y })}
          step={1}
        />
        <NumberLine
          label={t('fromTop')}
          unit={t('mm')}
          value={y}
          min={-FARTHEST}
          max={FARTHEST}
          onChange={(top) => place({ x, y: top })}
          step={1}
        />
      </Row>
      <Segments
        label={t('way')}
        value={directionOf(rotation)}
        segments={DIRECTION_NAMES.map((direction) => ({ value: direction, name: t(`ways.${direction}`) }))}
        onChange={(direction) => turn(DIRECTIONS[direction])}
      />
      <Row>
        <NumberLine
          label={t('rotation')}
          unit="°"
          value={rotation}
          onChange={turn}
          step={1}
          min={-180}
          max={180}
        />
        {width !== undefined && (
          <Button onPress={() => place({ x: width / 2, y })} isIdle={Math.abs(x - width / 2) < 0.005}>
            <AlignCenterVertical size={17} aria-hidden="true" />
            {t('centre')}
          </Button>
        )}
      </Row>
    </Section>
  );
});
