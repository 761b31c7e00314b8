import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { SCENERY_BOUNDS, type SceneryPlace } from '../../../stone/catalogue/scenery';
import { DesignerContext } from '../designerContext';
import { useFace } from '../useFace';
import { SceneryPad } from './SceneryPad';
import styles from './SceneryPad.module.css';
import { Row, Section } from './Section';

/** The position of an unmoved place. */
const UNMOVED: SceneryPlace = { x: 0, y: 0, scale: 1 };

/** Moves and scales the place behind the stone; nothing if there is none. */
export function SceneryFields() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const picture = DesignerContext.useSelector(
    ({ context }) =>
      context.offered.backgrounds.find(({ id }) => id === context.history.present.BackgroundId)?.picture,
  );
  const face = useFace();
  const place = DesignerContext.useSelector(({ context }) => context.history.present.backgroundPosition);
  if (picture === undefined || !face) return null;
  const { x, y, scale } = place;
  const move = (fields: Partial<SceneryPlace>) =>
    actor.send({ type: 'edit', edit: { kind: 'moveBackground', fields } });
  return (
    <Section title={t('moveBackground')}>
      <SceneryPad picture={picture} face={face} place={place} onMove={move} />
      <p className={styles.hint}>{t('moveBackgroundHint')}</p>
      <Row>
        <NumberLine
          label={t('sceneryRight')}
          unit={t('mm')}
          value={x}
          step={10}
          {...SCENERY_BOUNDS.x}
          onChange={(right) => move({ x: right })}
        />
        <NumberLine
          label={t('sceneryDown')}
          unit={t('mm')}
          value={y}
          step={10}
          {...SCENERY_BOUNDS.y}
          onChange={(down) => move({ y: down })}
        />
      </Row>
      <Row>
        <NumberLine
          label={t('sceneryScale')}
          unit="%"
          value={scale * 100}
          step={5}
          min={SCENERY_BOUNDS.scale.min * 100}
          max={SCENERY_BOUNDS.scale.max * 100}
          onChange={(percent) => move({ scale: percent / 100 })}
        />
        <Button onPress={() => move(UNMOVED)} isIdle={x === 0 && y === 0 && scale === 1}>
          <RotateCcw size={17} aria-hidden="true" />
          {t('sceneryReset')}
        </Button>
      </Row>
    </Section>
  );
}
