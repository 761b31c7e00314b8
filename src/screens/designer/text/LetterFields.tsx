import { Paintbrush } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Segments } from '../../../components/Segments';
import { Switch } from '../../../components/Switch';
import { capHeightOf } from '../../../stone/capHeight';
import { ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../../stone/colours';
import { type Cut, cutOfLine, variantFor } from '../../../stone/cut';
import { firstLineColour } from '../../../stone/legibility/offered';
import { isSameLook, type Look, lookOf } from '../../../stone/lineStyle';
import { DesignerContext } from '../designerContext';
import { Row } from '../panels/Section';
import { useElementId } from '../useElementId';
import { useGround } from '../useGround';
import { useLetterHeights } from '../useLetterHeights';
import { ColourChoice } from './ColourChoice';
import { FontPicker } from './FontPicker';
import { HeightField } from './HeightField';
import { SpacingFields } from './SpacingFields';

const sameOrNone = (one: Look | undefined, other: Look | undefined) =>
  one === other || (one !== undefined && other !== undefined && isSameLook(one, other));

/** How a line's letters look and are cut: drawn anew where that changes, and not for what is written. */
export const LetterFields = memo(function LetterFields({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  const ground = useGround();
  const letterHeights = useLetterHeights();
  const look = DesignerContext.useSelector(({ context }) => {
    const line = context.history.present.Parms[index];
    return line?.type === 'text' ? lookOf(line) : undefined;
  }, sameOrNone);
  if (!look) return null;
  const heights = letterHeights(look);
  const cut = cutOfLine(look);
  const change = (fields: Partial<Look>) =>
    actor.send({ type: 'edit', edit: { kind: 'changeText', element: index, fields } });
  const setCut = (next: Cut) =>
    change({ variant: variantFor(next), fontColor: firstLineColour(ground, next) });
  return (
    <>
      <FontPicker value={look.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
      <Row key={`height ${id}`}>
        <HeightField
          value={capHeightOf(look)}
          offered={heights}
          isCast={cut === 'mounted'}
          onChange={(height) => change({ fontSize: String(height) })}
        />
      </Row>
      <SpacingFields
        key={`spacing ${id}`}
        fontSpacing={look.fontSpacing}
        letterSpacing={look.letterSpacing}
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
        value={look.fontColor}
        offered={cut === 'engraved' ? ENGRAVED_COLOURS : MOUNTED_COLOURS}
        cut={cut}
        onChange={(fontColor) => change({ fontColor })}
      />
      <Switch isSelected={look.cursive} onChange={(cursive) => change({ cursive })}>
        {t('cursive')}
      </Switch>
      <Button
        onPress={() => actor.send({ type: 'edit', edit: { kind: 'copyStyle', element: index, heights } })}
      >
        <Paintbrush size={17} aria-hidden="true" />
        {t('copyStyle')}
      </Button>
    </>
  );
});
