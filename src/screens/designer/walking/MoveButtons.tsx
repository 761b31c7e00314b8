import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
  RectangleVertical,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { MOVES, type Move } from './moves';
import styles from './Walk.module.css';

const ICONS: Readonly<Record<Move, LucideIcon>> = {
  left: ArrowLeft,
  right: ArrowRight,
  up: ArrowUp,
  down: ArrowDown,
  nearer: Plus,
  farther: Minus,
  front: RectangleVertical,
};

const KEYS: Readonly<Record<Move, string>> = {
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  nearer: '+',
  farther: '−',
  front: 'Home',
};

interface MoveButtonsProps {
  /** The movements that there are; all of them where it is left out. */
  readonly moves?: readonly Move[];
  readonly onMove: (move: Move) => void;
}

/** A button for each movement around the stone. */
export function MoveButtons({ moves = MOVES, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('walk');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a frame and a legend of the browser's own.
    <div role="group" aria-label={t('moves.label')} className={styles.moves}>
      {moves.map((move) => {
        const Icon = ICONS[move];
        return (
          <Button
            key={move}
            look="quiet"
            icon
            aria-label={t(`moves.${move}`)}
            shortcut={KEYS[move]}
            onPress={() => onMove(move)}
          >
            <Icon size={18} aria-hidden="true" />
          </Button>
        );
      })}
    </div>
  );
}
