import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CutStone } from '../../../api/uploads';
import uploading from '../Uploading.module.css';
import { UploadingContext } from '../uploadingContext';
import { BrushOutcome } from './BrushOutcome';
import { BrushPicture } from './BrushPicture';
import { BrushTools, BrushWaysBack } from './BrushTools';
import { useUprightPicture } from './useUprightPicture';

/** Mending a cut: the photograph is brushed where it was cut wrongly, and cut out again from all strokes. */
export function Brushing({ cut }: { readonly cut: CutStone }) {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const strokes = UploadingContext.useSelector(({ context }) => context.strokes);
  const picture = useUprightPicture();
  const [keeps, setKeeps] = useState(false);
  return (
    <>
      <p className={uploading.hint}>{t('brushing.hint')}</p>
      <BrushTools keeps={keeps} onKeeps={setKeeps} />
      {picture && (
        <BrushPicture
          picture={picture}
          cut={cut}
          strokes={strokes}
          keeps={keeps}
          onStroke={(stroke) => actor.send({ type: 'stroke.add', stroke })}
        />
      )}
      <BrushOutcome />
      <BrushWaysBack />
    </>
  );
}
