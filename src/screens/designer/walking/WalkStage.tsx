import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Orbit, sideOf } from '../../../geometry/orbit';
import styles from './Walk.module.css';

interface WalkStageProps {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly name: string;
  /** What screen readers say of it: its measures and its keys. */
  readonly description: string;
  readonly isBusy: boolean;
  /** From where the stone is seen. */
  readonly seen: Pick<Orbit, 'turn'>;
  readonly onKey: (event: KeyboardEvent) => void;
  /** What is drawn by the page itself. */
  readonly children?: ReactNode;
  /** What is said above the stone. */
  readonly help: ReactNode;
}

/** Where the stone is walked around, by keys too and told to screen readers. */
export function WalkStage({ host, name, description, isBusy, seen, onKey, children, help }: WalkStageProps) {
  const { t } = useTranslation('walk');
  const described = useId();
  return (
    <div className={styles.stage}>
      <div
        ref={host}
        className={styles.space}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys walk around the stone.
        tabIndex={0}
        aria-label={name}
        aria-describedby={described}
        aria-busy={isBusy}
        onKeyDown={onKey}
      >
        {children}
      </div>
      <p id={described} className="visually-hidden">
        {description}
      </p>
      <p className="visually-hidden" role="status">
        {t(`seen.${sideOf(seen)}`)}
      </p>
      {help}
    </div>
  );
}
