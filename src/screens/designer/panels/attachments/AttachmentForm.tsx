import { Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import type { AttachmentParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';
import { OpenButton } from '../../popups/OpenButton';
import { ElementActions } from '../ElementActions';
import { HeightLine } from '../HeightLine';
import { LockedFields } from '../LockedFields';
import { PlaceFields } from '../PlaceFields';
import { Row, Section } from '../Section';

interface AttachmentFormProps {
  readonly index: number;
  readonly attachment: AttachmentParm;
}

/** Everything about the selected attachment: its size and position. */
export function AttachmentForm({ index, attachment }: AttachmentFormProps) {
  const { t } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const height = DesignerContext.useSelector(
    ({ context }) => context.offered.attachments.find(({ id }) => id === attachment.attachmentId)?.height,
  );
  return (
    <>
      <LockedFields index={index}>
        <Section>
          <OpenButton popup="attachments" swaps={index}>
            <Replace size={17} aria-hidden="true" />
            {ofPopups('element.otherAttachment')}
          </OpenButton>
          <Row>
            <HeightLine index={index} element={attachment} naturalHeight={height} />
            <NumberLine
              label={t('scale')}
              unit="%"
              value={attachment.scale * 100}
              onChange={(percent) =>
                actor.send({ type: 'edit', edit: { kind: 'scale', element: index, scale: percent / 100 } })
              }
              step={5}
              min={1}
              max={1000}
            />
          </Row>
        </Section>
        <PlaceFields index={index} position={attachment.position} />
      </LockedFields>
      <ElementActions index={index} />
    </>
  );
}
