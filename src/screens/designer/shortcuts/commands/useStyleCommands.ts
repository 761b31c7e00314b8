import { useTranslation } from 'react-i18next';
import { changeLines } from '../../../../stone/edits/styleLines';
import { fieldsOf } from '../../../../stone/lineStyle';
import { DesignerContext } from '../../designerContext';
import { openLinesForm } from '../../text/openLinesForm';
import { openStyleName } from '../../text/styles/openStyleName';
import { useSelectedLines } from '../../text/useSelectedLines';
import type { Command } from './command';

/** What is done to the looks of the selected lines; empty without one. */
export function useStyleCommands(): readonly Command[] {
  const { t } = useTranslation();
  const designer = DesignerContext.useActorRef();
  const styles = DesignerContext.useSelector(({ context }) => context.history.present.styles) ?? [];
  const { lines } = useSelectedLines();
  if (lines.length === 0) return [];
  return [
    lines.length > 1
      ? { id: 'style of lines', words: t('styleOfChosen'), act: () => openLinesForm(designer) }
      : { id: 'keep style', words: t('lineStyles.keep'), act: () => openStyleName(designer) },
    ...styles.map((style) => ({
      id: `style ${style.name}`,
      words: t('lineStyles.use', { name: style.name }),
      act: () => designer.send({ type: 'edit', edit: changeLines(lines, fieldsOf(style)), alone: true }),
    })),
  ];
}
