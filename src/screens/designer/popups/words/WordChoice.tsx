import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { ReadCheck } from '../../../../components/ReadCheck';
import { roomOn } from '../../../../machines/designer/newPlace';
import { newLine } from '../../../../scene/newLine';
import { newParagraph } from '../../../../scene/newParagraph';
import { groundOf } from '../../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../../stone/legibility/inReadableColour';
import { type Adding, takeOverWords } from '../../../../stone/merging/takeOverWords';
import { type WordDifference, wordDifferences } from '../../../../stone/merging/wordDifferences';
import type { Design } from '../../../../stone/stone';
import { DesignerContext } from '../../designerContext';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';
import styles from './Words.module.css';

interface WordChoiceProps {
  readonly title: string;
  /** The stone whose words are taken over. */
  readonly from: Design;
  /** Which one that is. */
  readonly children: ReactNode;
}

/** What is taken over unless somebody says otherwise: all that is said there, and nothing goes that is only here. */
const isTaken = ({ kind, isLocked }: WordDifference) => kind !== 'surplus' && !isLocked;

/** Every line that would become another, to be ticked, and the button that does it in one step of undo. */
export function WordChoice({ title, from, children }: WordChoiceProps) {
  const { t } = useTranslation('alternatives');
  const actor = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const differences = useMemo(() => wordDifferences(design, from), [design, from]);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (difference: WordDifference, index: number) =>
    !difference.isLocked && isTaken(difference) !== turned.has(index);
  const chosen = differences.filter(isChosen);
  const turn = (index: number) =>
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  const take = () => {
    const { context } = actor.getSnapshot();
    const { history, offered } = context;
    const ground = groundOf(history.present, offered.stoneTypes);
    const adding: Adding = (on, lines) => {
      const [only = ''] = lines;
      const room = roomOn(context);
      const added = lines.length > 1 ? newParagraph(on, room, lines) : newLine(on, room, only);
      return inReadableColour(added, ground);
    };
    const edit = takeOverWords(history.present, chosen, adding);
    if (edit) actor.send({ type: 'edit', edit });
    popups.send({ type: 'close' });
  };
  const said = (difference: WordDifference): string => {
    const words = {
      before: 'before' in difference ? difference.before : '',
      after: 'after' in difference ? difference.after : '',
    };
    if (difference.isLocked) return t('words.locked', words);
    if (difference.kind === 'lacking') return t('words.lacking', words);
    return t(difference.kind === 'changed' ? 'words.changed' : 'words.surplus', words);
  };
  return (
    <NamedPopup
      name="take over words"
      title={title}
      actions={
        <>
          <CloseButton words={t('words.close')} />
          {differences.length > 0 && (
            <Button look="primary" isIdle={chosen.length === 0} onPress={take}>
              {t('words.take')}
            </Button>
          )}
        </>
      }
    >
      {children}
      <p className={styles.hint}>{t(differences.length > 0 ? 'words.lead' : 'words.same')}</p>
      <ul className={styles.lines}>
        {differences.map((difference, index) => (
          <li key={said(difference)}>
            {difference.isLocked ? (
              said(difference)
            ) : (
              <ReadCheck isRead={isChosen(difference, index)} onChange={() => turn(index)}>
                {said(difference)}
              </ReadCheck>
            )}
          </li>
        ))}
      </ul>
    </NamedPopup>
  );
}
