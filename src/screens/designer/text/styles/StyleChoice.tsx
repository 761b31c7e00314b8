import { Check } from 'lucide-react';
import { Button } from '../../../../components/Button';
import type { StyledLine } from '../../../../stone/edits/styleLines';
import { isInStyle, type LineStyle } from '../../../../stone/lineStyle';
import { useStyleWords } from '../../lettering/useStyleWords';
import styles from './Styles.module.css';

interface StyleChoiceProps {
  readonly style: LineStyle;
  readonly lines: readonly StyledLine[];
  readonly onChoose: () => void;
}

/** A style by its name, above what it stands for: pressed, it is given to the lines in hand. */
export function StyleChoice({ style, lines, onChoose }: StyleChoiceProps) {
  const wordsOf = useStyleWords();
  const isOn = lines.every(({ line }) => isInStyle(style, line));
  return (
    <Button {...(isOn && { 'aria-current': true })} onPress={onChoose}>
      <span className={styles.name}>
        {isOn && <Check size={15} aria-hidden="true" />}
        {style.name}
      </span>
      <span className={styles.says}>{wordsOf(style)}</span>
    </Button>
  );
}
