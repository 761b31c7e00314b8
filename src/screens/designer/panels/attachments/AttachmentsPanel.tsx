import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { DesignerContext } from '../../designerContext';
import { ShowAll } from '../../popups/ShowAll';
import { useLocale } from '../../useLocale';
import { useSelected } from '../../useSelected';
import { CardGrid } from '../CardGrid';
import { Hint, Section } from '../Section';
import { AttachmentForm } from './AttachmentForm';
import { AttachmentInks } from './AttachmentInks';
import { AttachmentPicture } from './AttachmentPicture';
import { useChooseAttachment } from './useChooseAttachment';

/** The tab "attachments": the selected one, and those on offer, each with its natural size in cm. */
export function AttachmentsPanel() {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const attachments = DesignerContext.useSelector(({ context }) => context.offered.attachments);
  const choose = useChooseAttachment();
  const selected = useSelected();
  const selectedAttachment = selected?.element.type === 'attachment' ? selected.element : undefined;
  const cards = useMemo(() => {
    const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
    return attachments.map((attachment) => ({
      id: attachment.id,
      name: nameIn(locale, attachment),
      detail: t('attachmentSize', {
        width: inCm.format(attachment.width / 10),
        height: inCm.format(attachment.height / 10),
      }),
      picture: <AttachmentPicture {...attachment} />,
    }));
  }, [attachments, locale, i18n.language, t]);
  return (
    <>
      {selected && selectedAttachment ? (
        <AttachmentForm index={selected.index} attachment={selectedAttachment} />
      ) : (
        <Hint>{t('noAttachmentSelected')}</Hint>
      )}
      <Section title={t('panels.attachments')}>
        <AttachmentInks />
        <ShowAll popup="attachments" />
        <CardGrid
          label={t('panels.attachments')}
          selected={selectedAttachment?.attachmentId}
          onChoose={choose}
          cards={cards}
        />
      </Section>
    </>
  );
}
