import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { changeLines, type StyledLine } from '../../../../stone/edits/styleLines';
import { fieldsOf, type LineStyle } from '../../../../stone/lineStyle';
import { DesignerContext } from '../../designerContext';
import { KeepStyle } from './KeepStyle';
import { NameForm } from './NameForm';
import { StyleChoice } from './StyleChoice';
import styles from './Styles.module.css';

interface StyleRowProps {
  readonly style: LineStyle;
  readonly lines: readonly StyledLine[];
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** One style: pressed, it is given to the lines in hand; beside it, what keeps it for the business, renames and deletes it. */
export function StyleRow({ style, lines, onRename, onDelete }: StyleRowProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
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
  return (
    <li className={styles.row}>
      <StyleChoice
        style={style}
        lines={lines}
        onChoose={() => actor.send({ type: 'edit', edit: changeLines(lines, fieldsOf(style)), alone: true })}
      />
      <KeepStyle style={style} />
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
