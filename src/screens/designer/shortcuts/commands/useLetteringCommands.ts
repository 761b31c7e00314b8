import { useTranslation } from 'react-i18next';
import { takeStyle } from '../../../../stone/edits/styleLines';
import { DesignerContext } from '../../designerContext';
import { useOfferedStyles } from '../../lettering/useOfferedStyles';
import { useKeepPair } from '../../text/kept/useKeepPair';
import { useSetAsKept } from '../../text/kept/useSetAsKept';
import { useSelectedLines } from '../../text/useSelectedLines';
import type { Command } from './command';

/** What a business keeps of its lettering, for the selected lines; empty without one, and for a visitor. */
export function useLetteringCommands(): readonly Command[] {
  const { t } = useTranslation('lettering');
  const designer = DesignerContext.useActorRef();
  const ofStone = DesignerContext.useSelector(({ context }) => context.history.present.styles) ?? [];
  const { lines } = useSelectedLines();
  const offered = useOfferedStyles(ofStone);
  const { count, set } = useSetAsKept(lines);
  // A gap between the letters on the stone is taken hold of with one line in hand.
  const caret = DesignerContext.useSelector(({ context }) => context.caret);
  const pair = useKeepPair(lines[0]?.line, caret);
  if (lines.length === 0) return [];
  return [
    ...(pair && !pair.isKept ? [{ id: 'keep pair', words: pair.words, act: () => pair.keep(true) }] : []),
    ...(count > 0 ? [{ id: 'set as kept', words: t('setPairs', { count }), act: set }] : []),
    ...offered.map((style) => ({
      id: `kept style ${style.name}`,
      words: t('takeStyle', { name: style.name }),
      act: () => designer.send({ type: 'edit', edit: takeStyle(lines, style, ofStone), alone: true }),
    })),
  ];
}
