import { useTranslation } from 'react-i18next';
import { useOneByOne } from '../../../components/useOneByOne';
import { OwnStones } from '../../uploading/OwnStones';
import { FaceSection } from '../back/FaceSection';
import { MakeFields } from '../make/MakeFields';
import { OpenButton } from '../popups/OpenButton';
import { ShowAll } from '../popups/ShowAll';
import { useOwnStone } from '../popups/stone/useOwnStone';
import { ChurchyardChoice } from './ChurchyardChoice';
import { ExistingStone } from './ExistingStone';
import { Materials } from './Materials';
import { OwnFinish } from './OwnFinish';
import { StonesOfKind } from './StonesOfKind';
import { STONE_KINDS } from './stoneKinds';

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
