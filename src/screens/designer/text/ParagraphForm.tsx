import { AlignCenter, AlignJustify, AlignLeft, AlignRight, type LucideIcon, Ungroup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { Switch } from '../../../components/Switch';
import { TextBlock } from '../../../components/TextBlock';
import { alignParagraph } from '../../../scene/alignParagraph';
import { toTenth } from '../../../stone/numbers';
import {
  LEAST_LEADING,
  LEAST_WIDTH,
  PARAGRAPH_ALIGNMENTS,
  type ParagraphAlignment,
  type ParagraphChange,
} from '../../../stone/paragraph/fields';
import { textOf, type WholeParagraph } from '../../../stone/paragraph/paragraphs';
import { writeParagraph } from '../../../stone/paragraph/writeParagraph';
import { DesignerContext } from '../designerContext';
import { LockedFields } from '../panels/LockedFields';
import { Hint, Row, Section } from '../panels/Section';
import { useElementId } from '../useElementId';
import { useParagraph } from './useParagraph';

const PICTURES: Record<ParagraphAlignment, LucideIcon> = {
  left: AlignLeft,
  centre: AlignCenter,
  right: AlignRight,
  justified: AlignJustify,
};

/** The text of the selected paragraph, and how its lines stand to each other. */
export function ParagraphForm() {
  const whole = useParagraph();
  if (!whole) return null;
  return (
    <LockedFields index={whole.lines[0].element}>
      <Fields whole={whole} />
    </LockedFields>
  );
}

function Fields({ whole }: { readonly whole: WholeParagraph }) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const { paragraph, lines } = whole;
  const [{ element, line }] = lines;
  const id = useElementId(element);
  const elements = lines.map((one) => one.element);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements) ?? [];
  const widths = measures.filter((one) => elements.includes(one.element)).map(({ width }) => width);
  const change = (fields: ParagraphChange) =>
    actor.send({ type: 'edit', edit: { kind: 'changeParagraph', element, fields } });
  // Lengths are kept at the line's scale 1 and shown as they are on the stone.
  const onStone = (mm: number) => toTenth(mm * line.scale);
  const kept = (mm: number) => mm / line.scale;
  return (
    <Section title={t('paragraph.title', { count: lines.length })}>
      <div data-line-form="">
        <TextBlock
          label={t('paragraph.text')}
          value={textOf(whole)}
          isOfNames
          onChange={(text) => actor.send({ type: 'edit', edit: writeParagraph(whole, text) })}
        />
      </div>
      <Segments
        label={t('paragraph.align')}
        value={paragraph.align}
        segments={PARAGRAPH_ALIGNMENTS.map((value) => ({
          value,
          name: t(`paragraph.alignments.${value}`),
          Picture: PICTURES[value],
        }))}
        onChange={(align) =>
          actor.send({ type: 'edit', edit: alignParagraph(whole, align, measures), alone: true })
        }
      />
      <Row key={`leading ${id}`}>
        <NumberLine
          label={t('paragraph.leading')}
          unit={t('mm')}
          value={onStone(paragraph.leading)}
          min={LEAST_LEADING}
          max={1000}
          step={1}
          onChange={(mm) => change({ leading: kept(mm) })}
        />
        {paragraph.width !== undefined && (
          <NumberLine
            label={t('paragraph.width')}
            unit={t('mm')}
            value={onStone(paragraph.width)}
            min={LEAST_WIDTH}
            max={3000}
            step={1}
            onChange={(mm) => change({ width: kept(mm) })}
          />
        )}
      </Row>
      <Switch
        isSelected={paragraph.width !== undefined}
        onChange={(breaks) =>
          change({ width: breaks ? kept(Math.ceil(Math.max(LEAST_WIDTH, ...widths))) : undefined })
        }
      >
        {t('paragraph.breaks')}
      </Switch>
      <Hint>{t('paragraph.hint')}</Hint>
      <Row>
        <Button onPress={() => actor.send({ type: 'edit', edit: { kind: 'ungroup', elements } })}>
          <Ungroup size={17} aria-hidden="true" />
          {t('paragraph.dissolve')}
        </Button>
      </Row>
    </Section>
  );
}
