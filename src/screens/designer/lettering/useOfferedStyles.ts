import { isSameStyle, type LineStyle } from '../../../stone/lineStyle';
import { useKept } from './useKept';

/** The styles of the user's business that a stone does not have, or has otherwise. */
export function useOfferedStyles(ofStone: readonly LineStyle[]): readonly LineStyle[] {
  const { styles } = useKept();
  return styles.map(({ style }) => style).filter((style) => !ofStone.some((own) => isSameStyle(own, style)));
}
