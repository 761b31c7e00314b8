import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { NumberLine } from '../../../../components/NumberLine';
import { type Crop, cropped, MOST_ZOOM } from '../../../../stone/photograph/crop';
import { Hint, Row } from '../Section';
import { CropView, type Framed } from './CropView';
import { shortTurn } from './cropMoves';
import styles from './Photographs.module.css';
import { usePictureSize } from './usePictureSize';

interface CropFieldsProps {
  readonly framed: Framed;
  /** What an SVG filter makes of the photograph. */
  readonly filter: ReactNode;
  /** The pixels to an inch that it is to have, and whether it has them, as a sentence. */
  readonly wanted: number;
  readonly said: (isCoarse: boolean, given: { readonly dpi: string; readonly wanted: string }) => string;
  readonly onChange: (crop: Crop) => void;
  /** Told of what is a step of undo of its own, however soon the next follows. */
  readonly onStep: (crop: Crop) => void;
}

/** The part of the photograph that is shown, and whether it has pixels enough to be printed. */
export function CropFields({ framed, filter, wanted, said, onChange, onStep }: CropFieldsProps) {
  const { t } = useTranslation('medallion');
  const picture = usePictureSize(framed.picture);
  if (!picture) return null;
  const { crop, dpi } = cropped(framed, picture, framed.crop);
  const changed = (fields: Partial<Crop>) => cropped(framed, picture, { ...crop, ...fields }).crop;
  const set = (fields: Partial<Crop>) => onChange(changed(fields));
  const isCoarse = Math.round(dpi) < wanted;
  return (
    <>
      <CropView framed={framed} filter={filter} picture={picture} onChange={onChange} onDrawn={onStep} />
      <Hint>{t('cropHint')}</Hint>
      <Row>
        <NumberLine
          label={t('zoom')}
          unit="%"
          value={Math.round(crop.zoom * 100)}
          onChange={(percent) => set({ zoom: percent / 100 })}
          step={5}
          min={100}
          max={MOST_ZOOM * 100}
        />
        <NumberLine
          label={t('turn')}
          unit="°"
          value={Math.round(crop.turn * 10) / 10}
          onChange={(turn) => set({ turn })}
          step={1}
          min={-180}
          max={180}
        />
      </Row>
      <Button onPress={() => onStep(changed({ turn: shortTurn(crop.turn + 90) }))}>
        <RotateCw size={17} aria-hidden="true" />
        {t('quarter')}
      </Button>
      <p className={styles.dpi} role="status" {...(isCoarse && { 'data-coarse': true })}>
        {said(isCoarse, { dpi: String(Math.round(dpi)), wanted: String(wanted) })}
      </p>
    </>
  );
}
