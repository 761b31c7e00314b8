import { useTranslation } from 'react-i18next';
import type { Edit } from '../../../stone/edits/edit';
import { readNumber } from '../../../stone/numbers';
import type { TextParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';

/** Where a new line stands below the lowest one: its own height and as much air, the line gap masons use. */
function below(lines: readonly TextParm[], height: number, stoneHeight: number): number {
  const lowest = Math.max(...lines.map(({ position }) => position.y), 0);
  return Math.min(lowest + height * 2, stoneHeight - height);
}

/** Makes the edit that adds a line below the others, on the stone's centre line, like the last one written. */
export function useNewLine(): () => Edit {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  return () => {
    const { history, shown } = actor.getSnapshot().context;
    const lines = history.present.Parms.filter((element) => element.type === 'text');
    const last = lines.at(-1);
    const { width = 400, height = 400 } = shown?.measures ?? {};
    const fontSize = last?.fontSize ?? '20';
    const y = below(lines, readNumber(fontSize) ?? 20, height);
    const like = last && {
      fontFamily: last.fontFamily,
      fontColor: last.fontColor,
      variant: last.variant,
      letterSpacing: last.letterSpacing,
      cursive: last.cursive,
    };
    return {
      kind: 'addText',
      subText: t('newLine'),
      given: { ...like, fontSize, position: { x: width / 2, y, rotation: 0 } },
    };
  };
}
