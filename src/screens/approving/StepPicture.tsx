import { useTranslation } from 'react-i18next';
import type { Pin } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import { DrawnPart } from './DrawnPart';
import { PlaceOnStone } from './PlaceOnStone';
import type { Page } from './page';
import type { Step } from './steps';
import { useStepName } from './useStepName';
import type { Drawn } from './useStoneDrawing';

interface StepPictureProps extends Pick<Page, 'view' | 'offered'> {
  readonly step: Step;
  readonly drawn: Drawn;
  /** What is being written about; undefined where nothing is. */
  readonly pin: Pin | undefined;
  /** Called with the letter or the place that is pressed. */
  readonly onPin: (pin: Pin) => void;
}

/** A thing to read as it stands on the stone: an element large, the stone whole; what says how it is made has no picture. */
export function StepPicture({ view, offered, step, drawn, pin, onPin }: StepPictureProps) {
  const { t } = useTranslation('approving');
  const nameOf = useStepName();
  const { drawing, hasFailed } = drawn;
  const { kind, key, text } = step;
  if (kind === 'make') return null;
  if (kind === 'stone' && drawing)
    return (
      <PlaceOnStone
        design={view.design}
        offered={offered}
        size={drawing}
        comments={view.comments}
        pin={pin}
        onPlace={onPin}
      />
    );
  const element = drawing?.element(step.element ?? 'frame');
  if (!element) return <p className={styles.hint}>{t(hasFailed || drawing ? 'notDrawn' : 'drawing')}</p>;
  const isLine = kind === 'text';
  return (
    <DrawnPart
      drawn={element}
      alt={isLine ? t('drawn', { text }) : t('drawnPart', { kind: nameOf(step) })}
      letter={pin?.kind === 'letter' ? pin.letter : undefined}
      {...(isLine && { onLetter: (letter: number) => onPin({ kind: 'letter', key, letter }) })}
    />
  );
}
