import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { byDay } from '../../../machines/designs/accesses';
import { useRetention } from '../../privacy/useRetention';
import { DesignsContext } from '../designsContext';
import { useFailureText } from '../useFailureText';
import { useWording } from '../useWording';
import styles from './AccessesPopup.module.css';
import { AccessLine } from './AccessLine';

/** The popup `accesses`: who read and changed the row's stone and its case, by day. */
export function AccessesPopup() {
  const { t, i18n } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const words = useWording();
  const kept = useRetention();
  const row = DesignsContext.useSelector(({ context }) => context.row);
  const accesses = DesignsContext.useSelector(({ context }) => context.accesses);
  const has = (state: 'fetching' | 'showing' | 'failing') => ({ work: { readingAccesses: state } });
  const isFetching = DesignsContext.useSelector((state) => state.matches(has('fetching')));
  const isShown = DesignsContext.useSelector((state) => state.matches(has('showing')));
  const hasFailed = DesignsContext.useSelector((state) => state.matches(has('failing')));
  const failure = useFailureText(DesignsContext.useSelector(({ context }) => context.failure));
  const close = () => designs.send({ type: 'close' });
  const dayForm = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  return (
    <Popup
      name="accesses"
      title={t('accesses.open')}
      onClose={close}
      actions={
        <Button look="primary" onPress={close}>
          {t('close')}
        </Button>
      }
    >
      {kept && (
        <p className={styles.hint}>
          {t('accesses.hint', { name: row && words.name(row), days: kept.accesses })}
        </p>
      )}
      {isFetching && <Progress label={t('accesses.fetching')} />}
      {hasFailed && (
        <Notice
          look="yellow"
          actions={<Button onPress={() => designs.send({ type: 'retry' })}>{t('tryAgain')}</Button>}
        >
          {failure}
        </Notice>
      )}
      {isShown && accesses.length === 0 && <p>{t('accesses.none')}</p>}
      {byDay(accesses).map(({ day, accesses: ofDay }) => (
        <section key={day}>
          <h3 className={styles.day}>{dayForm.format(day)}</h3>
          <ul className={styles.list}>
            {ofDay.map((each) => (
              <AccessLine
                key={[each.subject, each.action, each.by, each.username, each.firstAt].join()}
                access={each}
              />
            ))}
          </ul>
        </section>
      ))}
    </Popup>
  );
}
