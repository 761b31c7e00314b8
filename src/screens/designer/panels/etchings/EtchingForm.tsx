import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { Segments } from '../../../../components/Segments';
import { ETCHED_DPI } from '../../../../scene/buildEtching';
import type { EtchingChange } from '../../../../stone/edits/changeEtching';
import { ETCHING_SHAPES, LEAST_ETCHED, MOST_ETCHED } from '../../../../stone/etching/parm';
import type { EtchingParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';
import { useElementId } from '../../useElementId';
import { ElementActions } from '../ElementActions';
import { LockedFields } from '../LockedFields';
import { PlaceFields } from '../PlaceFields';
import { CropFields } from '../photographs/CropFields';
import { PhotographButton } from '../photographs/PhotographButton';
import styles from '../photographs/Photographs.module.css';
import { Row, Section } from '../Section';
import { DotSample } from './DotSample';
import { EtchedFilter } from './EtchedFilter';
import { EtchedToneFields } from './EtchedToneFields';
import { MachineDotFields } from './MachineDotFields';

interface EtchingFormProps {
  readonly index: number;
  readonly etching: EtchingParm;
}

/** Everything about the selected etching. */
export function EtchingForm({ index, etching }: EtchingFormProps) {
  const { t } = useTranslation('etching');
  const { t: photograph } = useTranslation('medallion');
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  const change = (fields: EtchingChange, alone = false) =>
    actor.send({ type: 'edit', edit: { kind: 'changeEtching', element: index, fields }, alone });
  const side = (which: 'width' | 'height') => (
    <NumberLine
      label={t(which)}
      unit="mm"
      value={etching[which]}
      onChange={(mm) => change({ [which]: mm })}
      step={1}
      min={LEAST_ETCHED}
      max={MOST_ETCHED}
    />
  );
  return (
    <>
      <LockedFields index={index}>
        <div data-etching tabIndex={-1} className={styles.fields} key={id}>
          <Section title={t('title')}>
            <CropFields
              framed={etching}
              filter={<EtchedFilter tone={etching} />}
              wanted={ETCHED_DPI}
              said={(isCoarse, given) => t(isCoarse ? 'coarse' : 'fine', given)}
              onChange={(crop) => change({ crop })}
              onStep={(crop) => change({ crop }, true)}
            />
            <Segments
              label={t('shape')}
              value={etching.shape}
              segments={ETCHING_SHAPES.map((value) => ({ value, name: t(`shapes.${value}`) }))}
              onChange={(shape) => change({ shape })}
            />
            <Row>
              {side('width')}
              {side('height')}
            </Row>
            <EtchedToneFields etching={etching} change={change} />
            <PhotographButton
              words={photograph('other')}
              onKept={({ url }) => change({ picture: url, crop: undefined })}
            />
          </Section>
          <Section title={t('machine')}>
            <DotSample etching={etching} />
            <MachineDotFields etching={etching} change={change} />
          </Section>
        </div>
        <PlaceFields index={index} position={etching.position} />
      </LockedFields>
      <ElementActions index={index} />
    </>
  );
}
