import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { prefixOf } from '../../../i18n';
import type { FamilyForm } from '../../../machines/designs/context';
import type { CaseApprovalAsked } from '../../../stone/wire/caseApproval';
import { RelativesForm } from '../../designer/approval/RelativesForm';
import { LinkLine } from '../../designer/panels/LinkLine';
import { DesignsContext } from '../designsContext';
import { FailurePopup } from './FailurePopup';

/** The popup `ask family`: asks the same relatives about every stone of a case, and says what was asked of each. */
export function FamilyPopup() {
  const family = DesignsContext.useSelector(({ context }) => context.family);
  return family && <Asking family={family} />;
}

function Asking({ family: { project, done } }: { readonly family: FamilyForm }) {
  const { t } = useTranslation('designs');
  const { t: approving } = useTranslation('approving');
  const designs = DesignsContext.useActorRef();
  const isBusy = DesignsContext.useSelector((state) => state.matches({ work: { askingFamily: 'asking' } }));
  const hasFailed = DesignsContext.useSelector((state) =>
    state.matches({ work: { askingFamily: 'failing' } }),
  );
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="ask family"
      title={t('family.title', { id: project.id })}
      // Closed before the answer is there, nobody would see the links to hand over.
      onClose={isBusy ? undefined : close}
      onOverlay={false}
      actions={
        <Button isIdle={isBusy} onPress={close}>
          {t('close')}
        </Button>
      }
    >
      {done ? (
        <AskedStones done={done} />
      ) : (
        <>
          <p>{t('family.hint')}</p>
          {isBusy && <Progress label={t('family.asking')} />}
          <RelativesForm
            isBusy={isBusy}
            onAsk={(request) => designs.send({ type: 'family.send', request })}
          />
        </>
      )}
      {hasFailed && <FailurePopup title={approving('desk.title')} />}
    </Popup>
  );
}

/** What was asked of each stone, with the links that are handed over, and why others were left. */
function AskedStones({ done: { asked, left } }: { readonly done: CaseApprovalAsked }) {
  const { t } = useTranslation('designs');
  const { t: approving } = useTranslation('approving');
  return (
    <>
      <p role="status">{t('family.asked', { count: asked.length })}</p>
      {asked.map(({ id, designName, approval: { approvers }, links }) => (
        <section key={id}>
          <h3>{t('family.stone', { id, name: designName })}</h3>
          {links.map(({ approver, token }) => {
            const who = approvers.find((each) => each.id === approver);
            return (
              who && (
                <LinkLine
                  key={approver}
                  label={approving('desk.link', { name: who.name })}
                  link={`${window.location.origin}${prefixOf(who.locale)}/approve/${token}`}
                />
              )
            );
          })}
        </section>
      ))}
      {left.length > 0 && (
        <ul>
          {left.map(({ id, designName, why }) => (
            <li key={id}>
              {t('family.stone', { id, name: designName })}: {t(`family.left.${why}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
