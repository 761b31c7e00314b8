import { useTranslation } from 'react-i18next';
import { UploadVignet } from '../../uploading/UploadVignet';
import { useSelected } from '../useSelected';
import { FrameFields } from './FrameFields';
import { OwnVignets } from './ownVignets/OwnVignets';
import { Hint } from './Section';
import { VignetForm } from './VignetForm';
import { VignetChoice } from './vignets/VignetChoice';

/** The tab "decoration": the frame, the selected vignet, and those on offer. */
export function DecorationPanel() {
  const { t } = useTranslation();
  const selected = useSelected();
  const inHand =
    selected && 'vignetId' in selected.element ? { ...selected, element: selected.element } : undefined;
  const ofCatalogue = inHand?.element.type !== 'customVignet';
  return (
    <>
      <FrameFields />
      {inHand ? (
        <VignetForm index={inHand.index} vignet={inHand.element} />
      ) : (
        <Hint>{t('noVignetSelected')}</Hint>
      )}
      <UploadVignet />
      <OwnVignets />
      <VignetChoice selected={ofCatalogue ? inHand?.element.vignetId : undefined} />
    </>
  );
}
