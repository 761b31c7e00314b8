import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingStone } from '../../../components/Waiting';
import { useDistanceKey } from '../aids/useDistanceKey';
import { DesignerContext } from '../designerContext';
import { ElementList } from '../elements/ElementList';
import { StoneDescription } from '../make/StoneDescription';
import { useStoneType } from '../useStoneType';
import { EditRefused } from './EditRefused';
import { useFades } from './fade/useFades';
import styles from './StoneStage.module.css';
import { useCanvas } from './useCanvas';
import { useDim } from './useDim';
import { useKeys } from './useKeys';
import { usePointers } from './usePointers';
import { usePrintKey } from './usePrintKey';
import { usePrintPicture } from './usePrintPicture';
import { useZoom } from './useZoom';
import { ZoomButtons } from './ZoomButtons';

/** The stone: the renderer's canvas, and its pointer and key handling. React draws nothing here. */
export function StoneStage() {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const description = useId();
  const keys = useId();
  const stoneType = useStoneType();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const isLaid = DesignerContext.useSelector(({ context }) => context.shown !== undefined);
  useDim();
  const isSeen = useCanvas(frame) && isLaid;
  useFades(frame);
  useDistanceKey(frame);
  usePrintKey();
  usePrintPicture(frame);
  const viewport = usePointers(frame);
  const zoom = useZoom(viewport, frame);
  const onKeyDown = useKeys(zoom);
  return (
    <>
      <div
        ref={frame}
        className={`${styles.frame} ${isSeen ? '' : styles.undrawn}`}
        // Its keys are its own: screen readers pass them on to an application, and keep those of a group for themselves.
        role="application"
        aria-label={t('stage')}
        aria-describedby={`${keys} ${description}`}
        data-stage=""
        aria-busy={!isSeen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is selected on the stone
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {!isSeen && <WaitingStone words={t('loading')} shape={stoneType} />}
      </div>
      <p id={keys} className="visually-hidden">
        {t(readOnly ? 'stageReadKeys' : 'stageKeys')}
      </p>
      <StoneDescription id={description} />
      <ElementList />
      <EditRefused />
      <ZoomButtons zoom={zoom} />
    </>
  );
}
