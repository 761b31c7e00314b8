import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { GRAVE_KINDS } from '../../../machines/wizard/place';
import { Failing } from '../Failing';
import { GRAVE_OUTLINES } from '../newStone/graveOutlines';
import { StepPage } from '../StepPage';
import { WizardContext } from '../wizardContext';
import styles from './Addition.module.css';

/** What happens after the kind of grave is chosen, in its order. */
const STAGES = ['photograph', 'measure', 'letter'] as const;

/** The step "addition to existing": what will happen, and the kind of grave the stone stands on. */
export function Addition() {
  const { t } = useTranslation('wizard');
  const { t: start } = useTranslation('start');
  const wizard = WizardContext.useActorRef();
  const isFailing = WizardContext.useSelector((state) => state.matches({ adding: 'failing' }));
  const chosen = WizardContext.useSelector(({ context }) => context.addition?.kind);
  const isBusy = WizardContext.useSelector(
    (state) => !isFailing && !state.matches({ adding: 'explaining' }) && state.matches('adding'),
  );
  return (
    <StepPage
      title={t('titles.additionToExisting')}
      lead={t('leads.additionToExisting')}
      width="narrow"
      isBusy={isBusy}
    >
      <ol className={styles.stages}>
        {STAGES.map((stage) => (
          <li key={stage}>
            <span>
              <strong>{t(`stages.${stage}.name`)}</strong> {t(`stages.${stage}.hint`)}
            </span>
          </li>
        ))}
      </ol>
      <h2 className={styles.question}>{t('whichGrave')}</h2>
      <div className={styles.kinds}>
        {GRAVE_KINDS.map((kind) => (
          <Button key={kind} isDisabled={isBusy} onPress={() => wizard.send({ type: 'add', kind })}>
            <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.outline}>
              <path d={GRAVE_OUTLINES[kind]} />
            </svg>
            {start(`kinds.${kind}.name`)}
          </Button>
        ))}
      </div>
      {isFailing && <Failing />}
      <p role="status" className={styles.status}>
        {isBusy && chosen && t('preparing')}
      </p>
    </StepPage>
  );
}
