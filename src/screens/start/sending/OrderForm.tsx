import { useEffect, useRef } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { SearchPicker } from '../../../components/SearchPicker';
import { TextBlock } from '../../../components/TextBlock';
import { TextLine } from '../../../components/TextLine';
import { missingIn } from '../../../machines/wizard/context';
import { type RequiredField, requiredFields } from '../../../stone/required';
import { StoneCard } from '../stones/StoneCard';
import card from '../stones/StoneCard.module.css';
import { WizardContext } from '../wizardContext';
import styles from './OrderForm.module.css';
import { useMasons } from './useMasons';

/** The longest a line of contact data may be, in characters, and the longest comment. */
const LONGEST = { line: 300, comment: 10_000 };

/** Who is to be asked, which stonemason gets the stone, and what else is to be said. */
export function OrderForm({ purpose }: { readonly purpose: 'send' | 'offer' }) {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const context = WizardContext.useSelector((state) => state.context);
  const isBusy = WizardContext.useSelector(
    (state) => state.matches({ ordering: 'noting' }) || state.matches({ ordering: 'sending' }),
  );
  const masons = useMasons(context.order?.stonemasons ?? []);
  const form = useRef<HTMLFormElement>(null);
  const { fields, order, locale, exempt, isChecked } = context;
  const required = requiredFields(locale, exempt);
  const missing = isChecked ? missingIn(context) : [];
  const hasMissing = missing.length > 0;
  useEffect(() => {
    // Whoever tried to send is led to the first field that is missing.
    if (hasMissing)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button')?.focus();
  }, [hasMissing]);
  const marks = (field: RequiredField) => ({
    isRequired: required.includes(field),
    problem: missing.includes(field) ? t(`missing.${field}`) : undefined,
  });
  const fill = (filled: Partial<typeof fields>) => wizard.send({ type: 'fill', fields: filled });
  const words = (field: 'contactName' | 'contactPhone' | 'contactEmail') => ({
    label: t(`fields.${field}`),
    value: fields[field],
    onChange: (value: string) => fill({ [field]: value }),
    maxLength: LONGEST.line,
    ...marks(field),
  });
  if (!order) return null;
  const { stone, address } = order;
  return (
    <>
      <ul className={`${card.cards} ${styles.stone}`}>
        <StoneCard
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
        ref={form}
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          wizard.send({ type: 'send' });
        }}
      >
        {required.length > 0 && <p className={styles.hint}>{t('requiredHint')}</p>}
        <TextLine {...words('contactName')} autoComplete="name" />
        <div className={styles.pair}>
          <TextLine {...words('contactPhone')} type="tel" autoComplete="tel" />
          <TextLine {...words('contactEmail')} type="email" autoComplete="email" />
        </div>
        <SearchPicker
          label={t('fields.StonemasonId')}
          placeholder={t('chooseMason')}
          search={t('searchMason')}
          nothing={t('noMason')}
          items={masons}
          value={fields.StonemasonId === null ? null : String(fields.StonemasonId)}
          onChange={(id) => fill({ StonemasonId: Number(id) })}
          {...marks('StonemasonId')}
        />
        <TextBlock
          label={t('fields.comment')}
          value={fields.comment}
          onChange={(comment) => fill({ comment })}
          maxLength={LONGEST.comment}
        />
        <p className={styles.hint}>{t('locksHint')}</p>
        <div className={styles.end}>
          <Button look="primary" type="submit" isDisabled={isBusy}>
            {isBusy ? t('sending') : t(`purposes.${purpose}.send`)}
          </Button>
        </div>
      </Form>
    </>
  );
}
