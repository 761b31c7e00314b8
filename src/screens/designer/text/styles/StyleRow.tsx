import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { changeLines, cutOfLine, type StyledLine } from '../../../../stone/edits/styleLines';
import { fieldsOf, isInStyle, type LineStyle } from '../../../../stone/lineStyle';
import { readNumber } from '../../../../stone/numbers';
import { DesignerContext } from '../../designerContext';
import { NameForm } from './NameForm';
import styles from './Styles.module.css';

interface StyleRowProps {
  readonly style: LineStyle;
  readonly lines: readonly StyledLine[];
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** One style: pressed, it is given to the lines in hand; beside it, what renames and deletes it. */
export function StyleRow({ style, lines, onRename, onDelete }: StyleRowProps) {
  const { t, i18n } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const [isRenaming, setRenaming] = useState(false);
  const { name } = style;
  if (isRenaming) {
    return (
      <li>
        <NameForm
          name={name}
          onName={(to) => {
            setRenaming(false);
            onRename(to);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
  const isOn = lines.every(({ line }) => isInStyle(style, line));
  const height = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const family = fonts.find((font) => font.family === style.fontFamily)?.Name ?? style.fontFamily;
  return (
    <li className={styles.row}>
      <Button
        {...(isOn && { 'aria-current': true })}
        onPress={() => actor.send({ type: 'edit', edit: changeLines(lines, fieldsOf(style)), alone: true })}
      >
        <span className={styles.name}>
          {isOn && <Check size={15} aria-hidden="true" />}
          {name}
        </span>
        <span className={styles.says}>
          {family} · {height.format(readNumber(style.fontSize) ?? 0)} {t('mm')} · {t(cutOfLine(style))}
        </span>
      </Button>
      <Button
        look="quiet"
        icon
        aria-label={t('lineStyles.rename', { name })}
        onPress={() => setRenaming(true)}
      >
        <Pencil size={17} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon aria-label={t('lineStyles.delete', { name })} onPress={onDelete}>
        <Trash2 size={17} aria-hidden="true" />
      </Button>
    </li>
  );
}
