import { useTranslation } from 'react-i18next';
import { isUser } from '../../api/identity';
import { Segments } from '../../components/Segments';
import { Switch } from '../../components/Switch';
import { TextBlock } from '../../components/TextBlock';
import { tellsSteps, whoContacts } from '../../stone/decisions';
import styles from './Fields.module.css';
import type { FieldGroupProps } from './fieldGroups';
import { InvoiceSegments } from './InvoiceSegments';

/** What is agreed with the stonemason beside the stone's looks. */
export type TermsField =
  | 'whoContacts'
  | 'tellSteps'
  | 'InvoiceEnduser'
  | 'RepaintStone'
  | 'ReserveSpace'
  | 'RemoveNow'
  | 'Comment';

const SWITCHES = ['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const;

interface TermsFieldsProps extends FieldGroupProps<TermsField> {
  /** Space is kept free by what is reserved on the stone: it is no longer a yes or no of its own. */
  readonly reserves?: boolean;
}

/** Who gets in touch, who pays, what else is to be done at the grave, and whatever else is to be said. */
export function TermsFields({ value, onChange, reserves = false }: TermsFieldsProps) {
  const { t } = useTranslation('project');
  return (
    <>
      <div className={styles.wide}>
        <Segments
          label={t('fields.whoContacts')}
          value={value.whoContacts}
          segments={whoContacts.options.map((who) => ({ value: who, name: t(`who.${who}`) }))}
          onChange={(who) => onChange({ whoContacts: who })}
        />
      </div>
      <div className={styles.wide}>
        <InvoiceSegments
          toClient={value.InvoiceEnduser}
          onChange={(InvoiceEnduser) => onChange({ InvoiceEnduser })}
        />
      </div>
      <div className={styles.switches}>
        <Switch isSelected={tellsSteps(value)} onChange={(tellSteps) => onChange({ tellSteps })}>
          <span>
            {t(isUser() ? 'fields.tellStepsFamily' : 'fields.tellStepsOwn')}
            <span className={styles.follows}>{t('fields.tellStepsHint')}</span>
          </span>
        </Switch>
        {SWITCHES.map((field) => {
          const follows = field === 'ReserveSpace' && reserves;
          return (
            <Switch
              key={field}
              isSelected={value[field] || follows}
              isDisabled={follows}
              onChange={(on) => onChange({ [field]: on })}
            >
              <span>
                {t(`fields.${field}`)}
                {follows && <span className={styles.follows}>{t('fields.ReserveSpaceFollows')}</span>}
              </span>
            </Switch>
          );
        })}
      </div>
      <div className={styles.wide}>
        <TextBlock
          label={t('fields.Comment')}
          value={value.Comment}
          onChange={(Comment) => onChange({ Comment })}
          maxLength={10_000}
        />
      </div>
    </>
  );
}
