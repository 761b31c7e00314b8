import { useTranslation } from 'react-i18next';
import { useFitting } from '../../text/useFitting';
import { useSelectedLines } from '../../text/useSelectedLines';
import type { Command } from './command';

/** What makes the selected lines as wide as something else, by the height of their letters. */
export function useFitCommands(): readonly Command[] {
  const { t } = useTranslation();
  const { lines } = useSelectedLines();
  const { onStone, asNeighbour, alike } = useFitting(lines, 'height');
  if (lines.length > 1) return [{ id: 'alike', words: t('fitWidth.alike'), act: alike }];
  return [
    ...(onStone ? [{ id: 'toStone', words: t('fitWidth.toStone'), act: onStone }] : []),
    ...(asNeighbour ? [{ id: 'asNeighbour', words: t('fitWidth.asNeighbour'), act: asNeighbour }] : []),
  ];
}
