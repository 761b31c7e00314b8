import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignerContext } from '../designerContext';
import { ElementList } from '../elements/ElementList';
import styles from './StoneStage.module.css';
import { useCanvas } from './useCanvas';
import { useHands } from './useHands';
import { useKeys } from './useKeys';
import { ZoomButtons } from './ZoomButtons';

/** The stone: the renderer's canvas, and the hands that reach for what is on it. React draws nothing here. */
export function StoneStage() {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = DesignerContext.useSelector(({ context }) => context.shown !== undefined);
  const fits = useCanvas(frame);
  const eye = useHands(frame);
  const onKeyDown = useKeys();
  const count = DesignerContext.useSelector(({ context }) => context.history.present.Parms.length);
  const before = useRef(count);
  useEffect(() => {
    // The button that deleted something is gone with it, and the focus with the button: the keys go on working here.
    const isLost = count < before.current && document.activeElement === document.body;
    if (isLost) frame.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a picture worked on by hand */}
      <div
        ref={frame}
        className={`${styles.frame} ${drawn ? '' : styles.undrawn}`}
        role="group"
        aria-label={t('stage')}
        data-stage=""
        aria-busy={!(drawn && fits)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is selected on the stone
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <ElementList />
      <ZoomButtons eye={eye} frame={frame} />
    </>
  );
}
