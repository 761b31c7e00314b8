import { FolderInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { prefixOf } from '../../../i18n';
import { mayBeApproved } from '../../../stone/status';
import { OpenApproval } from '../approval/OpenApproval';
import { DesignerContext } from '../designerContext';
import { MailShare } from '../export/MailShare';
import { TakingOverContext } from '../menu/takingOverContext';
import { useMayTakeOver } from '../menu/useMayTakeOver';
import { useLocale } from '../useLocale';
import { LinkLine } from './LinkLine';
import { RenewSection } from './RenewSection';
import { Hint, Section } from './Section';

/** The tab "share": the links to the stone, once it is saved. */
export function SharePanel() {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const locale = useLocale();
  const takingOver = TakingOverContext.useActorRef();
  const mayTakeOver = useMayTakeOver();
  const saved = DesignerContext.useSelector(({ context }) => context.saved);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  if (!saved)
    return (
      <Section>
        <Hint>{t('saveFirst')}</Hint>
        <MailShare link={undefined} />
      </Section>
    );
  const address = (token: string | undefined) =>
    token && `${window.location.origin}${prefixOf(locale)}/designer/${saved.address.id}/${token}`;
  const editing = readOnly ? undefined : address(saved.address.token);
  // A read-only user has no other link to share.
  const reading = address(saved.readonlyToken ?? (readOnly ? saved.address.token : undefined));
  return (
    <Section>
      <Hint>{t(readOnly ? 'shareReading' : 'shareHint')}</Hint>
      {reading && <LinkLine label={t('readLink')} link={reading} />}
      <MailShare link={reading} />
      {editing && <LinkLine label={t('editLink')} link={editing} />}
      {!saved.isForReading && mayBeApproved(saved.status) && (
        <OpenApproval isOrdered={saved.status !== 'draft'} />
      )}
      {mayTakeOver && (
        <>
          <Hint>{menu('takeOver.hint')}</Hint>
          <Button onPress={() => takingOver.send({ type: 'begin' })}>
            <FolderInput size={17} aria-hidden="true" />
            {menu('takeOver.open')}
          </Button>
        </>
      )}
      <RenewSection />
    </Section>
  );
}
