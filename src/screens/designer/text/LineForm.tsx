import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../components/TextLine';
import { useOneByOne } from '../../../components/useOneByOne';
import { LONGEST_LINE, type TextParm } from '../../../stone/parm';
import { isSample } from '../../../stone/templates/samples';
import { DesignerContext } from '../designerContext';
import { ElementActions } from '../panels/ElementActions';
import { LockedFields } from '../panels/LockedFields';
import { Section } from '../panels/Section';
import { Letters, StyleAndPlace } from './BelowWords';
import { OfParagraph } from './OfParagraph';
import { Signs } from './signs/Signs';
import signStyles from './signs/Signs.module.css';

interface LineFormProps {
  readonly index: number;
  readonly line: TextParm;
}

/** Everything about the selected line: its letters, how they are cut, and its position. */
export function LineForm({ index, line }: LineFormProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const parts = useOneByOne(4);
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
          {parts > 1 && <Letters index={index} line={line} />}
        </Section>
        {parts > 2 && <StyleAndPlace index={index} line={line} />}
      </LockedFields>
      {parts > 3 && <ElementActions index={index} />}
    </>
  );
}
