import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { missingIn } from '../../../machines/wizard/context';
import { requiredFields } from '../../../stone/required';
import { hasReserved } from '../../../stone/reservesSpace';
import { ChurchyardFields } from '../../project/ChurchyardFields';
import { ContactFields } from '../../project/ContactFields';
import { FaultGuide } from '../../project/FaultGuide';
import { FieldGroup } from '../../project/FieldGroup';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { TermsFields } from '../../project/TermsFields';
import { StoneCard } from '../stones/StoneCard';
import card from '../stones/StoneCard.module.css';
import { WizardContext } from '../wizardContext';
import styles from './OrderForm.module.css';

/** Who is to be asked, which stonemason gets the stone, and what else is decided: what stands here is what is sent. */
export function OrderForm() {
  const { t } = useTranslation('wizard');
  const { t: ofProject } = useTranslation('project');
  const wizard = WizardContext.useActorRef();
  const context = WizardContext.useSelector((state) => state.context);
  const isBusy = WizardContext.useSelector(
    (state) => state.matches({ ordering: 'noting' }) || state.matches({ ordering: 'writing' }),
  );
  const { fields, order, locale, exempt, isChecked } = context;
  const required = requiredFields(locale, exempt);
  const [attempts, setAttempts] = useState(0);
  const fill = (filled: Partial<typeof fields>) => wizard.send({ type: 'fill', fields: filled });
  if (!order) return null;
  const { stone, address } = order;
  return (
    <>
      <ul className={`${card.cards} ${styles.stone}`}>
        <StoneCard
          // Another version has another picture.
          key={stone.version}
          stone={{
            address,
            designName: stone.designName,
            kind: stone.type,
            status: stone.status,
            updatedAt: undefined,
            sentAt: undefined,
            hasPreview: true,
          }}
        >
          {null}
        </StoneCard>
      </ul>
      <Form
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (missingIn(context).length > 0) setAttempts(attempts + 1);
          wizard.send({ type: 'send' });
        }}
      >
        {required.length > 0 && <p className={styles.hint}>{t('requiredHint')}</p>}
        <ContactFields value={fields} onChange={fill} required={required} tried={isChecked} />
        <StonemasonPicker
          value={fields.StonemasonId ?? null}
          onChange={(StonemasonId) => fill({ StonemasonId })}
          required={required}
          tried={isChecked}
        />
        <FieldGroup title={ofProject('settings')}>
          <ChurchyardFields value={fields} onChange={fill} churchyards={order.churchyards} />
          <TermsFields value={fields} onChange={fill} reserves={hasReserved(stone)} />
        </FieldGroup>
        <FaultGuide attempts={attempts} />
        <p className={styles.hint}>{t('locksHint')}</p>
        <div className={styles.end}>
          <Button look="primary" type="submit" isDisabled={isBusy}>
            {isBusy ? ofProject('reading.preparing') : t('readOn')}
          </Button>
        </div>
      </Form>
    </>
  );
}
