import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Progress } from '../../../components/Progress';
import { prefixOf } from '../../../i18n';
import type { Approver } from '../../../stone/wire/approval';
import { LinkLine } from '../panels/LinkLine';
import { useLocale } from '../useLocale';
import styles from './Approval.module.css';

interface AskedRelativeProps {
  readonly approver: Approver;
  /** How many things there are to tick. */
  readonly elements: number;
  /** The token of a link to hand over, where one was just made. */
  readonly token: string | undefined;
  readonly isBusy: boolean;
  /** Whether an answer can still decide: of anything else nobody is reminded. */
  readonly isWaitedFor: boolean;
  readonly onAct: (what: 'revoke' | 'renew' | 'remind') => void;
}

/** A relative: how far they are, and their link. */
export function AskedRelative({ approver, elements, token, isBusy, isWaitedFor, onAct }: AskedRelativeProps) {
  const { t } = useTranslation('approving');
  const locale = useLocale();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { name, email, decision, decidedAt, ticked, readAt, isRevoked, text } = approver;
  const at = decidedAt && moment.format(new Date(decidedAt));
  const said = () => {
    if (isRevoked) return t('desk.is.revoked');
    if (decision) return t(`desk.is.${decision}`, { at });
    if (ticked > 0) return t('desk.is.ticking', { ticked, elements });
    return t(readAt === null ? 'desk.is.asked' : 'desk.is.reading');
  };
  return (
    <div className={styles.approver} data-decision={decision ?? undefined}>
      <div className={styles.approverHead}>
        <strong>{name}</strong>
        <span className={styles.hint}>{email ?? t('desk.byLink')}</span>
      </div>
      <p>{said()}</p>
      {text !== null && <p className={styles.written}>{text}</p>}
      {!isRevoked && decision === null && ticked > 0 && (
        <Progress label={t('desk.is.ticking', { ticked, elements })} part={ticked / Math.max(1, elements)} />
      )}
      {token !== undefined && (
        <LinkLine
          label={t('desk.link', { name })}
          link={`${window.location.origin}${prefixOf(approver.locale)}/approve/${token}`}
        />
      )}
      <div className={styles.approverActs}>
        {isWaitedFor && !isRevoked && decision === null && email !== null && (
          <Button look="quiet" isIdle={isBusy} onPress={() => onAct('remind')}>
            {t('desk.remind')}
          </Button>
        )}
        <Button look="quiet" isIdle={isBusy} onPress={() => onAct('renew')}>
          {t('desk.renew')}
        </Button>
        {!isRevoked && (
          <Button look="quiet" isIdle={isBusy} onPress={() => onAct('revoke')}>
            {t('desk.revoke')}
          </Button>
        )}
      </div>
    </div>
  );
}
