import { type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { OfferedSign } from '../../../../scene/signs/offeredSigns';
import { cutOfLine } from '../../../../stone/cut';
import { CAST_CHARACTERS } from '../../../../stone/foundry';
import type { TextParm } from '../../../../stone/parm';
import { insertSign } from '../../../../stone/signs/insertSign';
import { characters } from '../../../../stone/spacing';
import { DesignerContext } from '../../designerContext';
import { useElementId } from '../../useElementId';
import { type ShownGroup, SignGrid } from './SignGrid';
import styles from './Signs.module.css';
import { useCaret } from './useCaret';
import { useOfferedSigns } from './useOfferedSigns';
import { useSignName } from './useSignName';

interface SignsProps {
  readonly index: number;
  readonly line: TextParm;
  /** What the line's text field lies in. */
  readonly form: RefObject<HTMLElement | null>;
}

/** The signs by their groups; of mounted letters, those that no foundry casts in a group of their own. */
function grouped(signs: readonly OfferedSign[], isMounted: boolean): readonly ShownGroup[] {
  const groups = new Map<ShownGroup['name'], OfferedSign[]>();
  const isCast = ({ text }: OfferedSign) => characters(text).every((one) => CAST_CHARACTERS.has(one));
  for (const sign of signs) {
    const name = isMounted && !isCast(sign) ? 'notCast' : sign.group;
    groups.set(name, [...(groups.get(name) ?? []), sign]);
  }
  const last = groups.get('notCast');
  groups.delete('notCast');
  return [...groups, ...(last ? [['notCast', last] as const] : [])].map(([name, signs]) => ({ name, signs }));
}

/** The button beside a line's text that opens the signs a keyboard lacks, and those signs below it. */
export function Signs({ index, line, form }: SignsProps) {
  const { t } = useTranslation('signs');
  const actor = DesignerContext.useActorRef();
  const caret = useCaret(form, useElementId(index));
  const nameOf = useSignName();
  const id = useId();
  const [open, setOpen] = useState<'closed' | 'open' | 'focused'>('closed');
  const [inserted, setInserted] = useState('');
  const isOpen = open !== 'closed';
  const offered = useOfferedSigns(line.fontFamily, line.cursive, isOpen);
  const insert = (sign: OfferedSign) => {
    const done = insertSign(index, line, caret.range(), sign);
    if (!done) return;
    flushSync(() => {
      actor.send({ type: 'edit', edit: done.edit, alone: true });
      setInserted(t('inserted', { name: nameOf(sign) }));
    });
    caret.place(done.caret);
  };
  return (
    <>
      <Button
        aria-label={t('insert')}
        aria-expanded={isOpen}
        aria-controls={id}
        icon
        preventFocusOnPress
        data-signs-button=""
        onPress={({ pointerType }) => {
          const isByKey = pointerType === 'keyboard' || pointerType === 'virtual';
          setOpen(isOpen ? 'closed' : isByKey ? 'focused' : 'open');
        }}
      >
        <span className={styles.picture} aria-hidden="true">
          ∗†
        </span>
      </Button>
      {isOpen && offered && (
        <SignGrid
          id={id}
          groups={grouped(offered, cutOfLine(line) === 'mounted')}
          isFocused={open === 'focused'}
          onInsert={insert}
          onEscape={() => {
            setOpen('closed');
            caret.focus();
          }}
        />
      )}
      {isOpen && offered?.some(({ drawing }) => drawing !== undefined) && (
        <p className={styles.hint}>{t('drawnHint')}</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {isOpen && inserted}
      </p>
    </>
  );
}
