import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import { capHeightOf } from '../../../stone/capHeight';
import { colourNamed, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../../stone/colours';
import { cutOfLine } from '../../../stone/cut';
import {
  changeLines,
  cutLines,
  heightsForAll,
  type StyledLine,
  sharedBy,
} from '../../../stone/edits/styleLines';
import { firstLineColour } from '../../../stone/legibility/offered';
import { DesignerContext } from '../designerContext';
import { Hint, Row, Section } from '../panels/Section';
import { useGround } from '../useGround';
import { useLetterHeights } from '../useLetterHeights';
import { ColourChoice } from './ColourChoice';
import { FitWidth } from './FitWidth';
import { FontPicker } from './FontPicker';
import { HeightField } from './HeightField';
import { SetAsKept } from './kept/SetAsKept';
import { SpacingFields } from './SpacingFields';
import { Styles } from './styles/Styles';

interface LinesFormProps {
  /** At least two. */
  readonly lines: readonly StyledLine[];
}

/** The letters of several lines at once: what they share is shown, what differs stays as it is until something is chosen. */
export function LinesForm({ lines }: LinesFormProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const ground = useGround();
  const { offered, isCast } = heightsForAll(lines, useLetterHeights());
  const shared = <T,>(read: (line: StyledLine['line']) => T) => sharedBy(lines.map(({ line }) => read(line)));
  const change = (fields: Parameters<typeof changeLines>[1]) =>
    actor.send({ type: 'edit', edit: changeLines(lines, fields) });
  const cut = shared(cutOfLine);
  const colour = shared(({ fontColor }) => colourNamed(fontColor));
  return (
    <>
      <Section title={t('styleOfLines', { count: lines.length })}>
        <div data-lines-form="">
          <FontPicker
            value={shared(({ fontFamily }) => fontFamily)}
            onChange={(fontFamily) => change({ fontFamily })}
          />
        </div>
        <Row>
          <HeightField
            value={shared(capHeightOf)}
            offered={offered}
            isCast={isCast}
            lowest="lowestHeightOfAll"
            onChange={(height) => change({ fontSize: String(height) })}
          />
        </Row>
        <SetAsKept lines={lines} />
        <SpacingFields
          fontSpacing={shared(({ fontSpacing }) => fontSpacing)}
          letterSpacing={shared(({ letterSpacing }) => letterSpacing)}
          onChange={change}
        />
        <Segments
          label={cut ? t('cut') : t('differingIn', { what: t('cut') })}
          value={cut ?? null}
          segments={[
            { value: 'engraved', name: t('engraved') },
            { value: 'mounted', name: t('mounted') },
          ]}
          onChange={(chosen) =>
            actor.send({ type: 'edit', edit: cutLines(lines, chosen, firstLineColour(ground, chosen)) })
          }
        />
        {cut ? (
          <ColourChoice
            value={colour && lines[0]?.line.fontColor}
            offered={cut === 'engraved' ? ENGRAVED_COLOURS : MOUNTED_COLOURS}
            cut={cut}
            onChange={(fontColor) => change({ fontColor })}
          />
        ) : (
          <Hint>{t('colourOfOneCut')}</Hint>
        )}
      </Section>
      <FitWidth lines={lines} />
      <Styles lines={lines} />
    </>
  );
}
