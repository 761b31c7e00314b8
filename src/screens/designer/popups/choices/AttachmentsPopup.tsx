import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '../../../../stone/catalogue/attachment';
import { nameIn } from '../../../../stone/catalogue/naming';
import { answersSearch } from '../../../../stone/catalogue/searching';
import { DesignerContext } from '../../designerContext';
import { AttachmentInks } from '../../panels/attachments/AttachmentInks';
import { AttachmentPicture } from '../../panels/attachments/AttachmentPicture';
import { useChooseAttachment } from '../../panels/attachments/useChooseAttachment';
import { useLocale } from '../../useLocale';
import { useSelected } from '../../useSelected';
import { PopupsContext } from '../popupsContext';
import { ChoicePopup } from './ChoicePopup';
import { KindFilter, type KindWanted } from './KindFilter';

type Kind = Attachment['kind'];

/** The popup `attachments`: what can be put on the stone, each with its natural size in cm. */
export function AttachmentsPopup() {
  const { t, i18n } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const locale = useLocale();
  const popups = PopupsContext.useActorRef();
  const attachments = DesignerContext.useSelector(({ context }) => context.offered.attachments);
  const selectedAttachment = useSelected()?.element;
  const [wanted, setWanted] = useState<KindWanted<Kind>>({ search: '', kind: undefined });
  const swapped = PopupsContext.useSelector(({ context }) => context.swapped);
  const choose = useChooseAttachment(swapped);
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const shown = attachments.filter(
    (attachment) =>
      (wanted.kind === undefined || attachment.kind === wanted.kind) &&
      answersSearch(nameIn(locale, attachment), wanted.search),
  );
  const kinds = [...new Set(attachments.map(({ kind }) => kind))];
  return (
    <ChoicePopup
      name="attachments"
      title={t(swapped === undefined ? 'attachments.title' : 'element.otherAttachment')}
      filters={
        <>
          <KindFilter
            label={t('attachments.kind')}
            kinds={kinds.map((kind) => ({ kind, name: t(`attachments.kinds.${kind}`) }))}
            wanted={wanted}
            onChange={setWanted}
          />
          <AttachmentInks />
        </>
      }
      selected={selectedAttachment?.type === 'attachment' ? selectedAttachment.attachmentId : undefined}
      onChoose={(id) => {
        choose(id);
        popups.send({ type: 'close' });
      }}
      cards={shown.map((attachment) => ({
        id: attachment.id,
        name: nameIn(locale, attachment),
        detail: designer('attachmentSize', {
          width: inCm.format(attachment.width / 10),
          height: inCm.format(attachment.height / 10),
        }),
        picture: <AttachmentPicture {...attachment} />,
      }))}
    />
  );
}
