import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { NumberLine } from '../../../../components/NumberLine';
import { Switch } from '../../../../components/Switch';
import { LARGEST, SMALLEST } from '../../../../machines/uploading/context';
import { placementOf } from '../../../../machines/uploading/placing';
import { firstDistance, type KnownDistance, sizeByDistance } from '../../../../scene/knownDistance';
import { resizeOwnStone } from '../../../../scene/resizeOwnStone';
import { toTenth, toThousandth } from '../../../../stone/numbers';
import type { OwnStoneType } from '../../../../stone/ownStoneType';
import { MeasuredBy } from '../../../uploading/MeasuredBy';
import { MeasuredDistance } from '../../../uploading/MeasuredDistance';
import { UploadingContext } from '../../../uploading/uploadingContext';
import { DesignerContext } from '../../designerContext';
import { Hint, Row } from '../../panels/Section';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';
import { useOwnStone } from './useOwnStone';

/** The popup `edit stone type`: the size of an uploaded stone. */
export function OwnStonePopup() {
  const stone = useOwnStone();
  return stone ? <OwnStoneForm key={stone.id} stone={stone} /> : null;
}

/** What a distance makes of a stone: its photograph is in mm already, and its proportions stay. */
const foundOn = (stone: OwnStoneType, distance: KnownDistance) =>
  sizeByDistance(stone, distance, { least: SMALLEST.stone, most: LARGEST });

function OwnStoneForm({ stone }: { readonly stone: OwnStoneType }) {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const designer = DesignerContext.useActorRef();
  const uploading = UploadingContext.useActorRef();
  const [size, setSize] = useState({ width: stone.width, height: stone.height });
  const [isLinked, setLinked] = useState(true);
  const [distance, setDistance] = useState<KnownDistance>();
  const found = distance && foundOn(stone, distance);
  const within = (mm: number) => Math.min(LARGEST, Math.max(SMALLEST.stone, toTenth(mm)));
  const bounds = { step: 1, min: SMALLEST.stone, max: LARGEST };
  const know = (known: KnownDistance) => {
    setDistance(known);
    const follows = foundOn(stone, known);
    if (follows.kind === 'found')
      setSize({ width: toThousandth(follows.width), height: toThousandth(follows.height) });
  };
  const apply = () => {
    const { context } = designer.getSnapshot();
    const resized = resizeOwnStone(stone, size.width, size.height);
    if (size.width !== stone.width || size.height !== stone.height)
      designer.send({ type: 'edit', edit: placementOf(context, { kind: 'stone', stone: resized }, false) });
    popups.send({ type: 'close' });
  };
  return (
    <NamedPopup
      name="edit stone type"
      title={t('ownStone.title')}
      actions={
        <>
          <Button
            look="quiet"
            onPress={() => {
              popups.send({ type: 'close' });
              uploading.send({ type: 'delete', id: stone.id });
            }}
          >
            {t('ownStone.delete')}
          </Button>
          <CloseButton words={t('cancel')} />
          <Button look="primary" isDisabled={found !== undefined && found.kind !== 'found'} onPress={apply}>
            {t('ownStone.apply')}
          </Button>
        </>
      }
    >
      <Hint>{t('ownStone.hint')}</Hint>
      <MeasuredBy
        isByDistance={distance !== undefined}
        onChange={(chosen) => setDistance(chosen ? firstDistance(stone) : undefined)}
      />
      {distance && found ? (
        <MeasuredDistance shown={stone} distance={distance} found={found} of="stone" onChange={know} />
      ) : (
        <>
          <Row>
            <NumberLine
              label={t('ownStone.height')}
              unit={t('ownStone.mm')}
              value={size.height}
              onChange={(height) =>
                setSize({
                  height,
                  width: isLinked ? within((height * stone.width) / stone.height) : size.width,
                })
              }
              {...bounds}
            />
            <NumberLine
              label={t('ownStone.width')}
              unit={t('ownStone.mm')}
              value={size.width}
              onChange={(width) =>
                setSize({
                  width,
                  height: isLinked ? within((width * stone.height) / stone.width) : size.height,
                })
              }
              {...bounds}
            />
          </Row>
          <Switch isSelected={isLinked} onChange={setLinked}>
            {t('ownStone.link')}
          </Switch>
        </>
      )}
    </NamedPopup>
  );
}
