import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import type { ApprovalFound } from '../../../stone/wire/approval';

interface ApprovalNoticeProps {
  readonly found: ApprovalFound | undefined;
  readonly onOpen: () => void;
}

/** How the family's approval stands, over the stone: what an edit would undo is said before it is made. */
export function ApprovalNotice({ found, onOpen }: ApprovalNoticeProps) {
  const { t } = useTranslation('approving');
  const approval = found?.approval;
  if (!approval || approval.state === 'ended') return null;
  const { state, approvers, needed, comments } = approval;
  const approved = approvers.filter(({ decision }) => decision === 'approved').length;
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  const isUrgent = state === 'voided' || state === 'expired' || open > 0;
  const words = {
    asked: t('desk.states.asked'),
    reading: t('desk.states.reading', { approved, needed }),
    commented: t('desk.states.commented', { count: open }),
    approved: t('desk.states.approved'),
    voided: t(approval.isOutdated ? 'desk.states.outdated' : 'desk.states.voided'),
    expired: t('desk.states.expired'),
  }[state];
  return (
    <Notice
      look={isUrgent ? 'yellow' : 'white'}
      {...(isUrgent && { title: t('desk.title') })}
      actions={<Button onPress={onOpen}>{t('desk.look')}</Button>}
    >
      {words}
    </Notice>
  );
}
