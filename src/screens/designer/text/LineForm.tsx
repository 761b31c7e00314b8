import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../../components/Deferred';
import { TextLine } from '../../../components/TextLine';
import { LONGEST_LINE, type TextParm } from '../../../stone/parm';
import { isSample } from '../../../stone/templates/samples';
import { DesignerContext } from '../designerContext';
import { ElementActions } from '../panels/ElementActions';
import { LockedFields } from '../panels/LockedFields';
import { PlaceFields } from '../panels/PlaceFields';
import { Section } from '../panels/Section';
import { useElementId } from '../useElementId';
import { CurveFields } from './CurveFields';
import { FitWidth } from './FitWidth';
import { SetAsKept } from './kept/SetAsKept';
import { LetterFields } from './LetterFields';
import { OfParagraph } from './OfParagraph';
import { SpacingRow } from './SpacingRow';
import { Signs } from './signs/Signs';
import signStyles from './signs/Signs.module.css';
import { Styles } from './styles/Styles';

interface LineFormProps {
  readonly index: number;
  readonly line: TextParm;
}

/** Everything about the selected line: its letters, how they are cut, and its position. */
export function LineForm({ index, line }: LineFormProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <LockedFields index={index}>
        <Section>
          <div ref={form} data-line-form="" className={signStyles.line}>
            <TextLine
              label={t('text')}
              value={line.subText}
              maxLength={LONGEST_LINE}
              enterKeyHint="done"
              isExample={isSample(line.subText)}
              onChange={(subText) =>
                actor.send({ type: 'edit', edit: { kind: 'writeText', element: index, subText } })
              }
            />
            <Signs index={index} line={line} form={form} />
          </div>
          <OfParagraph index={index} />
          <SpacingRow key={id} index={index} line={line} />
          <SetAsKept lines={[{ element: index, line }]} />
          <LetterFields index={index} />
        </Section>
        <Deferred>
          <Styles lines={[{ element: index, line }]} />
          <CurveFields key={`curve ${id}`} index={index} line={line} />
          <FitWidth key={id} lines={[{ element: index, line }]} />
          <PlaceFields index={index} position={line.position} />
        </Deferred>
      </LockedFields>
      <Deferred>
        <ElementActions index={index} />
      </Deferred>
    </>
  );
}
