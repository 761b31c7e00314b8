import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../../components/TextLine';
import { weightOf } from '../../../../scene/checks/weight';
import { type Density, UNKNOWN_DENSITY } from '../../../../stone/catalogue/material';
import { nameIn } from '../../../../stone/catalogue/naming';
import { shownVariant } from '../../../../stone/catalogue/shownVariant';
import type { StoneType } from '../../../../stone/catalogue/stoneType';
import { DesignerContext } from '../../designerContext';
import { useChurchyard } from '../../useChurchyard';
import { useLocale } from '../../useLocale';
import { useStoneType } from '../../useStoneType';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { OpenButton } from '../OpenButton';
import { Particulars } from './Particulars';

/** The longest name a design may have, as the wire has it. */
const LONGEST_NAME = 200;

/** A stone's weight is rounded to this many kg: the face is known, its bevels are not. */
const KG = 5;

/** A stone's weight in kg for display: the middle of its material's range, in steps of `KG`. */
function aboutKg(type: StoneType, density: Density): number {
  const { least, most } = weightOf(type, density);
  return Math.max(KG, Math.round((least + most) / 2 / KG) * KG);
}

/** The popup `stone`: the design's name, and the data of its stone. */
export function StonePopup() {
  const { t } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const designName = DesignerContext.useSelector(({ context }) => context.history.present.designName);
  const churchyard = useChurchyard();
  const particulars = useParticulars();
  return (
    <NamedPopup
      name="stone"
      title={t('stone.title')}
      actions={
        <>
          {churchyard && <OpenButton popup="churchyard comment">{t('churchyard.show')}</OpenButton>}
          {!readOnly && <OpenButton popup="stone type">{t('stone.change')}</OpenButton>}
          <CloseButton />
        </>
      }
    >
      <TextLine
        label={t('stone.designName')}
        value={designName}
        maxLength={LONGEST_NAME}
        isReadOnly={readOnly}
        onChange={(name) => actor.send({ type: 'edit', edit: { kind: 'rename', designName: name } })}
      />
      <Particulars entries={particulars} />
    </NamedPopup>
  );
}

/** The current stone's data: its kind of grave, name, size, weight and material. */
function useParticulars(): readonly (readonly [term: string, said: string])[] {
  const { t, i18n } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const locale = useLocale();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const type = useStoneType();
  const own = design.stoneStoneTypes.find(({ id }) => id === design.StoneTypeId);
  const face = type ?? own;
  const variant = type && shownVariant(type, design.StoneTypeVariantId);
  const measured = face && {
    width: inCm.format(face.width / 10),
    height: inCm.format(face.height / 10),
  };
  const size =
    type && measured
      ? t('stone.sizeDeep', { ...measured, thickness: inCm.format(type.thickness / 10) })
      : measured && t('stone.sizeFlat', measured);
  return [
    [t('stone.kind'), designer(`kinds.${type?.type ?? design.type}`)],
    [t('stone.name'), type ? nameIn(locale, type) : t('stone.ownStone', { id: design.StoneTypeId })],
    [t('stone.size'), size ?? t('stone.unknown')],
    [
      t('stone.weight'),
      type
        ? t('stone.weightAbout', { kg: whole.format(aboutKg(type, variant?.density ?? UNKNOWN_DENSITY)) })
        : t('stone.unknown'),
    ],
    [t('stone.material'), variant ? nameIn(locale, variant) : t('stone.unknown')],
  ];
}
