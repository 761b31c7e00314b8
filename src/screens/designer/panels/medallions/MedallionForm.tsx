import { useTranslation } from 'react-i18next';
import type { MedallionChange } from '../../../../stone/edits/changeMedallion';
import { WANTED_DPI } from '../../../../stone/medallion/parm';
import type { MedallionParm } from '../../../../stone/parm';
import { toneMatrix } from '../../../../stone/photograph/tone';
import { DesignerContext } from '../../designerContext';
import { useElementId } from '../../useElementId';
import { ElementActions } from '../ElementActions';
import { LockedFields } from '../LockedFields';
import { PlaceFields } from '../PlaceFields';
import { CropFields } from '../photographs/CropFields';
import { PhotographButton } from '../photographs/PhotographButton';
import styles from '../photographs/Photographs.module.css';
import { Section } from '../Section';
import { SizeFields } from './SizeFields';
import { ToneFields } from './ToneFields';

interface MedallionFormProps {
  readonly index: number;
  readonly medallion: MedallionParm;
}

/** Everything about the selected medallion. */
export function MedallionForm({ index, medallion }: MedallionFormProps) {
  const { t } = useTranslation('medallion');
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  const change = (fields: MedallionChange, alone = false) =>
    actor.send({ type: 'edit', edit: { kind: 'changeMedallion', element: index, fields }, alone });
  return (
    <>
      <LockedFields index={index}>
        <div data-medallion tabIndex={-1} className={styles.fields} key={id}>
          <Section title={t('title')}>
            <CropFields
              framed={medallion}
              filter={<feColorMatrix values={toneMatrix(medallion).join(' ')} />}
              wanted={WANTED_DPI}
              said={(isCoarse, given) => t(isCoarse ? 'coarse' : 'fine', given)}
              onChange={(crop) => change({ crop })}
              onStep={(crop) => change({ crop }, true)}
            />
            <SizeFields medallion={medallion} change={change} />
            <ToneFields medallion={medallion} change={change} />
            <PhotographButton
              words={t('other')}
              onKept={({ url }) => change({ picture: url, crop: undefined })}
            />
          </Section>
        </div>
        <PlaceFields index={index} position={medallion.position} />
      </LockedFields>
      <ElementActions index={index} />
    </>
  );
}
