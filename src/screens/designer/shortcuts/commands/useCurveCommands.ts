import { useTranslation } from 'react-i18next';
import { useCurve } from '../../text/useCurve';
import { useSelectedLines } from '../../text/useSelectedLines';
import type { Command } from './command';

/** What the one selected line is to follow. */
export function useCurveCommands(): readonly Command[] {
  const { t } = useTranslation();
  const { lines } = useSelectedLines();
  const [only] = lines;
  const {
    isOfParagraph,
    kind: now,
    kinds,
    choose,
  } = useCurve(only?.element ?? -1, only?.line.curve, only?.line.scale ?? 1);
  if (lines.length !== 1 || !only || isOfParagraph) return [];
  return kinds
    .filter((kind) => kind !== now)
    .map((kind) => ({
      id: `curve ${kind}`,
      words: t(`curve.commands.${kind}`),
      act: () => choose(kind),
    }));
}
