import { Paintbrush } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Deferred } from '../../../components/Deferred';
import { Segments } from '../../../components/Segments';
import { Switch } from '../../../components/Switch';
import { TextLine } from '../../../components/TextLine';
import { capHeightOf } from '../../../stone/capHeight';
import { ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../../stone/colours';
import { type Cut, cutOfLine, variantFor } from '../../../stone/cut';
import { firstLineColour } from '../../../stone/legibility/offered';
import { LONGEST_LINE, type TextParm } from '../../../stone/parm';
import { isSample } from '../../../stone/templates/samples';
import { DesignerContext } from '../designerContext';
import { ElementActions } from '../panels/ElementActions';
import { LockedFields } from '../panels/LockedFields';
import { PlaceFields } from '../panels/PlaceFields';
import { Row, Section } from '../panels/Section';
import { useElementId } from '../useElementId';
import { useGround } from '../useGround';
import { useLetterHeights } from '../useLetterHeights';
import { ColourChoice } from './ColourChoice';
import { CurveFields } from './CurveFields';
import { FitWidth } from './FitWidth';
import { FontPicker } from './FontPicker';
import { HeightField } from './HeightField';
import { SetAsKept } from './kept/SetAsKept';
import { OfParagraph } from './OfParagraph';
import { SpacingFields } from './SpacingFields';
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
  const change = (fields: Partial<Omit<TextParm, 'type'>>) =>
    actor.send({ type: 'edit', edit: { kind: 'changeText', element: index, fields } });
  const heights = useLetterHeights()(line);
  const ground = useGround();
  const cut = cutOfLine(line);
  const setCut = (next: Cut) =>
    change({ variant: variantFor(next), fontColor: firstLineColour(ground, next) });
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
          <FontPicker value={line.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
          <Row key={`height ${id}`}>
            <HeightField
              value={capHeightOf(line)}
              offered={heights}
              isCast={cut === 'mounted'}
              onChange={(height) => change({ fontSize: String(height) })}
            />
          </Row>
          <SpacingFields
            key={`spacing ${id}`}
            fontSpacing={line.fontSpacing}
            letterSpacing={line.letterSpacing}
            onChange={change}
          />
          <Segments
            label={t('cut')}
            value={cut}
            segments={[
              { value: 'engraved', name: t('engraved') },
              { value: 'mounted', name: t('mounted') },
            ]}
            onChange={setCut}
          />
          <ColourChoice
            value={line.fontColor}
            offered={cut === 'engraved' ? ENGRAVED_COLOURS : MOUNTED_COLOURS}
            cut={cut}
            onChange={(fontColor) => change({ fontColor })}
          />
          <Switch isSelected={line.cursive} onChange={(cursive) => change({ cursive })}>
            {t('cursive')}
          </Switch>
          <Button
            onPress={() => actor.send({ type: 'edit', edit: { kind: 'copyStyle', element: index, heights } })}
          >
            <Paintbrush size={17} aria-hidden="true" />
            {t('copyStyle')}
          </Button>
        </Section>
        <Deferred>
          <Styles lines={[{ element: index, line }]} />
          <CurveFields key={`curve ${id}`} index={index} line={line} />
          <FitWidth key={id} lines={[{ element: index, line }]} />
          <PlaceFields index={index} element={line} />
        </Deferred>
      </LockedFields>
      <Deferred>
        <ElementActions index={index} />
      </Deferred>
    </>
  );
}
