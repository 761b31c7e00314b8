import { useTranslation } from 'react-i18next';
import { UploadVignet } from '../../uploading/UploadVignet';
import { useSelected } from '../useSelected';
import { EtchingForm } from './etchings/EtchingForm';
import { NewEtching } from './etchings/NewEtching';
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
  const selectedVignet =
    selected && 'vignetId' in selected.element ? { ...selected, element: selected.element } : undefined;
  const code = selected?.element.type === 'qrCode' ? selected.element : undefined;
  const plate = selected?.element.type === 'medallion' ? selected.element : undefined;
  const etching = selected?.element.type === 'etching' ? selected.element : undefined;
  const ofCatalogue = selectedVignet?.element.type !== 'customVignet';
  return (
    <>
      <FrameFields />
      {selectedVignet && <VignetForm index={selectedVignet.index} vignet={selectedVignet.element} />}
      {selected && code && <QrCodeForm index={selected.index} code={code} />}
      {selected && plate && <MedallionForm index={selected.index} medallion={plate} />}
      {selected && etching && <EtchingForm index={selected.index} etching={etching} />}
      {!selectedVignet && !code && !plate && !etching && <Hint>{t('noVignetSelected')}</Hint>}
      <UploadVignet />
      <OwnVignets />
      {!plate && <NewMedallion />}
      {!etching && <NewEtching />}
      {!code && <NewQrCode />}
      <VignetChoice selected={ofCatalogue ? selectedVignet?.element.vignetId : undefined} />
    </>
  );
}
