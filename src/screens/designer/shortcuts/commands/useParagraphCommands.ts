import { useTranslation } from 'react-i18next';
import { alignParagraph } from '../../../../scene/alignParagraph';
import { PARAGRAPH_ALIGNMENTS } from '../../../../stone/paragraph/fields';
import { DesignerContext } from '../../designerContext';
import { useParagraph } from '../../text/useParagraph';
import type { Command } from './command';

/** How the lines of the selected paragraph stand to each other, as far as they do not stand so; empty without one. */
export function useParagraphCommands(): readonly Command[] {
  const { t } = useTranslation();
  const designer = DesignerContext.useActorRef();
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements) ?? [];
  const whole = useParagraph();
  if (!whole) return [];
  return PARAGRAPH_ALIGNMENTS.filter((align) => align !== whole.paragraph.align).map((align) => ({
    id: `align paragraph ${align}`,
    words: `${t('paragraph.align')}: ${t(`paragraph.alignments.${align}`)}`,
    act: () => designer.send({ type: 'edit', edit: alignParagraph(whole, align, measures), alone: true }),
  }));
}
