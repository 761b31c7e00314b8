import { useTranslation } from 'react-i18next';
import { UploadVignet } from '../../uploading/UploadVignet';
import { useSelected } from '../useSelected';
import { FrameFields } from './FrameFields';
import { MedallionForm } from './medallions/MedallionForm';
import { NewMedallion } from './medallions/NewMedallion';
import { OwnVignets } from './ownVignets/OwnVignets';
import { NewQrCode } from './qrCode/NewQrCode';
import { QrCodeForm } from './qrCode/QrCodeForm';
import { Hint } from './Section';
import { VignetForm } from './VignetForm';
import { VignetChoice } from './vignets/VignetChoice';

/** The tab "decoration": the frame, the selected vignet, and those on offer. */
export function DecorationPanel() {
  const { t } = useTranslation();
  const selected = useSelected();
  const inHand =
    selected && 'vignetId' in selected.element ? { ...selected, element: selected.element } : undefined;
  const code = selected?.element.type === 'qrCode' ? selected.element : undefined;
  const plate = selected?.element.type === 'medallion' ? selected.element : undefined;
  const ofCatalogue = inHand?.element.type !== 'customVignet';
  return (
    <>
      <FrameFields />
      {inHand && <VignetForm index={inHand.index} vignet={inHand.element} />}
      {selected && code && <QrCodeForm index={selected.index} code={code} />}
      {selected && plate && <MedallionForm index={selected.index} medallion={plate} />}
      {!inHand && !code && !plate && <Hint>{t('noVignetSelected')}</Hint>}
      <UploadVignet />
      <OwnVignets />
      {!plate && <NewMedallion />}
      {!code && <NewQrCode />}
      <VignetChoice selected={ofCatalogue ? inHand?.element.vignetId : undefined} />
    </>
  );
}
