import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { Progress } from '../../../../components/Progress';
import { TextLine } from '../../../../components/TextLine';
import type { Box } from '../../../../geometry/box';
import { cutTaken, matchOldLetters } from '../../../../stone/edits/matchOldLetters';
import { characters } from '../../../../stone/spacing';
import { DesignerContext } from '../../designerContext';
import { Hint } from '../../panels/Section';
import { useNewLine } from '../../text/useNewLine';
import { useSelectedLines } from '../../text/useSelectedLines';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';
import { useOwnStone } from '../stone/useOwnStone';
import { OldLineBox } from './OldLineBox';
import { OldLooks } from './OldLooks';
import { useOldLetters } from './useOldLetters';

/** Fewer letters than this have too little of a family to be told by. */
const LEAST_LETTERS = 4;

/** The longest line that is asked for, in letters. */
const LONGEST = 80;

/** The popup `old letters`: what the letters that stand on a photographed stone are cut in, for new ones beside them. */
export function OldLettersPopup() {
  const { t } = useTranslation('lettering');
  const stone = useOwnStone();
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const revision = DesignerContext.useSelector(({ context }) => context.history.present.revision);
  const { lines } = useSelectedLines();
  const newLine = useNewLine();
  const [box, setBox] = useState<Box>();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { state, read, giveUp, forget } = useOldLetters();
  if (!stone) return null;
  const { width, height } = stone;
  const shown = box ?? {
    left: width * 0.12,
    top: height * 0.3,
    right: width * 0.88,
    bottom: height * 0.42,
  };
  const isLong = characters(text).filter((each) => each.trim() !== '').length >= LEAST_LETTERS;
  const looks = state.kind === 'read' ? state.found.styles : [];
  const look = looks[chosen];
  const take = () => {
    if (!look) return;
    designer.send({ type: 'edit', edit: matchOldLetters(lines, look, newLine), alone: true });
    popups.send({ type: 'close' });
  };
  const start = () => {
    setChosen(0);
    read({ url: stone.url, width, height, box: shown, text: text.trim(), revision });
  };
  return (
    <NamedPopup
      name="old letters"
      title={t('oldLetters.title')}
      actions={
        <>
          {state.kind === 'read' && <Button onPress={forget}>{t('oldLetters.again')}</Button>}
          <CloseButton words={t('oldLetters.cancel')} />
          {state.kind === 'reading' && <Button onPress={giveUp}>{t('oldLetters.stop')}</Button>}
          {state.kind === 'read' && look && (
            <Button look="primary" onPress={take}>
              {lines.length > 0
                ? t('oldLetters.toLines', { count: lines.length })
                : t('oldLetters.toNewLine')}
            </Button>
          )}
          {(state.kind === 'idle' || state.kind === 'failed') && (
            <Button look="primary" isDisabled={!isLong} onPress={start}>
              {t('oldLetters.find')}
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'read' ? (
        <OldLooks found={state.found} cut={cutTaken(lines, newLine)} chosen={chosen} onChoose={setChosen} />
      ) : (
        <>
          <Hint>{t('oldLetters.hint')}</Hint>
          <OldLineBox stone={stone} box={shown} onChange={setBox} />
          <TextLine
            label={t('oldLetters.text')}
            value={text}
            maxLength={LONGEST}
            isRequired
            problem={text.trim() !== '' && !isLong ? t('oldLetters.tooShort') : undefined}
            onChange={setText}
          />
        </>
      )}
      <div aria-live="polite">
        {state.kind === 'reading' && (
          <>
            <Progress label={t('oldLetters.reading')} />
            <Hint>{t('oldLetters.reading')}</Hint>
          </>
        )}
        {state.kind === 'failed' && <Hint>{t('oldLetters.failed')}</Hint>}
        {state.kind === 'read' && looks.length === 0 && <Hint>{t('oldLetters.none')}</Hint>}
      </div>
    </NamedPopup>
  );
}
