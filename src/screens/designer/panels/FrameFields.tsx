import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/Switch';
import type { StoneFace } from '../../../stone/catalogue/stoneType';
import { ENGRAVED_COLOURS } from '../../../stone/colours';
import { FRAME_TYPES, type Frame, frame as frameSchema, frameTypeNamed } from '../../../stone/frame';
import { readableFrameColour } from '../../../stone/legibility/recolour';
import { DesignerContext } from '../designerContext';
import { ColourChoice } from '../text/ColourChoice';
import { useFace } from '../useFace';
import { useGround } from '../useGround';
import { CardGrid } from './CardGrid';
import { FoldedSection } from './FoldedSection';
import { FramePicture } from './FramePicture';
import { HalfEdges } from './HalfEdges';

/** Every kind of frame as offered, complete. */
const OFFERED = FRAME_TYPES.map((type) => ({ type, frame: frameSchema.parse({ Type: type }) }));

interface FrameFormProps {
  readonly face: StoneFace;
  readonly frame: Frame;
}

/** The frame's kind, shown on the current stone, its colour, and its omitted parts. */
function FrameForm({ face, frame }: FrameFormProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const change = useCallback(
    (fields: Partial<Frame>) => actor.send({ type: 'edit', edit: { kind: 'changeFrame', fields } }),
    [actor],
  );
  const ground = useGround();
  const choose = useCallback(
    (id: number) => {
      const Type = FRAME_TYPES[id] ?? 'none';
      const isNew = frame.Type === 'none' && Type !== 'none';
      const Color = isNew && ground ? readableFrameColour(frame.Color, ground) : frame.Color;
      change({ Type, Color });
    },
    [frame, ground, change],
  );
  const cards = useMemo(
    () =>
      OFFERED.map(({ type, frame: offered }, id) => ({
        id,
        name: t(`frameTypes.${type}`),
        picture: <FramePicture face={face} frame={offered} />,
      })),
    [face, t],
  );
  const type = frameTypeNamed(frame.Type);
  return (
    <>
      <CardGrid
        label={t('frame')}
        selected={type && FRAME_TYPES.indexOf(type)}
        onChoose={choose}
        cards={cards}
      />
      {frame.Type !== 'none' && (
        <>
          <ColourChoice
            value={frame.Color}
            offered={ENGRAVED_COLOURS}
            cut="engraved"
            onChange={(Color) => change({ Color })}
          />
          <Switch isSelected={frame.HideCorners} onChange={(HideCorners) => change({ HideCorners })}>
            {t('hideCorners')}
          </Switch>
          <HalfEdges face={face} frame={frame} onChange={change} />
        </>
      )}
    </>
  );
}

/** The frame around the inscription: one line naming it, expandable for changes. */
export function FrameFields() {
  const { t } = useTranslation();
  const frame = DesignerContext.useSelector(({ context }) => context.history.present.Frame);
  const face = useFace();
  if (!face) return null;
  const type = frameTypeNamed(frame.Type);
  return (
    <FoldedSection title={t('frame')} chosen={type ? t(`frameTypes.${type}`) : frame.Type}>
      <FrameForm face={face} frame={frame} />
    </FoldedSection>
  );
}
