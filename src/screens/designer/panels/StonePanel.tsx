import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { useOneByOne } from '../../../components/useOneByOne';
import { nameIn } from '../../../stone/catalogue/naming';
import { OwnStones } from '../../uploading/OwnStones';
import { FaceSection } from '../back/FaceSection';
import { MakeFields } from '../make/MakeFields';
import { useMake } from '../make/useMake';
import { OpenButton } from '../popups/OpenButton';
import { ShowAll } from '../popups/ShowAll';
import { useOwnStone } from '../popups/stone/useOwnStone';
import { useLocale } from '../useLocale';
import { ChurchyardChoice } from './ChurchyardChoice';
import { ExistingStone } from './ExistingStone';
import { FinishChoice } from './FinishChoice';
import { OwnFinish } from './OwnFinish';
import { Section } from './Section';
import { StonesOfKind } from './StonesOfKind';
import { STONE_KINDS } from './stoneKinds';
import { type ShownStone, useShownStone } from './useShownStone';
import { useVariants } from './useVariants';

/** A stone's materials and finishes, below its name and size. */
const MaterialsOf = memo(function MaterialsOf({ shown }: { readonly shown: ShownStone }) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const variants = useVariants(shown);
  const make = useMake();
  if (!variants) return null;
  const { width, height, thickness } = variants.stoneType;
  const size = t('stoneSize', {
    width: inCm.format(width / 10),
    height: inCm.format(height / 10),
    thickness: inCm.format((make?.made.thickness ?? thickness) / 10),
  });
  return (
    <Section title={t('material')}>
      <Swatches
        label={`${nameIn(locale, variants.stoneType)} · ${size}`}
        look="tile"
        value={variants.chosen}
        swatches={variants.swatches}
        onChange={variants.choose}
      />
      <FinishChoice variants={variants} />
    </Section>
  );
});

/** The materials of the chosen stone. */
function Materials() {
  return <MaterialsOf shown={useShownStone()} />;
}

/** The tab "stone": its type and material. */
export function StonePanel() {
  const { t: ofPopups } = useTranslation('popups');
  const { t: ofLettering } = useTranslation('lettering');
  const ownStone = useOwnStone();
  // Above them, the list of each kind, and what is below.
  const parts = useOneByOne(STONE_KINDS.length + 2);
  return (
    <>
      <ExistingStone />
      <Materials />
      <MakeFields />
      <FaceSection />
      {ownStone && <OwnFinish stone={ownStone} />}
      <OwnStones />
      {ownStone && <OpenButton popup="edit stone type">{ofPopups('ownStone.open')}</OpenButton>}
      {ownStone && <OpenButton popup="old letters">{ofLettering('oldLetters.open')}</OpenButton>}
      <ShowAll popup="stone type" />
      {STONE_KINDS.slice(0, parts - 1).map((kind) => (
        <StonesOfKind key={kind} kind={kind} />
      ))}
      {parts > STONE_KINDS.length + 1 && <ChurchyardChoice />}
    </>
  );
}
