import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { TextLine } from '../../../components/TextLine';
import { LOCALES } from '../../../stone/catalogue/naming';
import {
  APPROVAL_DAYS,
  type ApprovalRequest,
  MOST_APPROVAL_DAYS,
  MOST_APPROVERS,
} from '../../../stone/wire/approval';
import { useDay } from '../../mason/useDay';
import { useLocale } from '../useLocale';
import styles from './Approval.module.css';
import { isMiswritten, lacksName, named, type Relative, requestOf } from './relatives';

/** A day in ms. */
const DAY = 86_400_000;

interface RelativesFormProps {
  readonly isBusy: boolean;
  readonly onAsk: (request: ApprovalRequest) => void;
}

/** Whom to ask, how many of them must approve, and until when. */
export function RelativesForm({ isBusy, onAsk }: RelativesFormProps) {
  const { t } = useTranslation('approving');
  const { t: project } = useTranslation('project');
  const { t: paper } = useTranslation('paper');
  const nobody = { name: '', email: '', locale: useLocale() };
  const day = useDay();
  const [relatives, setRelatives] = useState<readonly Relative[]>([{ ...nobody, id: 0 }]);
  const [needed, setNeeded] = useState(1);
  const [days, setDays] = useState(APPROVAL_DAYS);
  const [wasTried, setTried] = useState(false);
  const isComplete = !relatives.some((each) => lacksName(each) || isMiswritten(each));
  const asked = named(relatives).length;
  const request = requestOf(relatives, needed, days);
  const change = (id: number, to: Partial<Omit<Relative, 'id'>>) =>
    setRelatives(relatives.map((each) => (each.id === id ? { ...each, ...to } : each)));
  return (
    <>
      <ul className={styles.relatives}>
        {relatives.map((relative, index) => (
          <li key={relative.id}>
            <fieldset className={styles.relative}>
              <legend className="visually-hidden">{t('desk.relative', { number: index + 1 })}</legend>
              <TextLine
                label={t('desk.name')}
                value={relative.name}
                onChange={(name) => change(relative.id, { name })}
                problem={wasTried && lacksName(relative) ? t('desk.nameMissing') : undefined}
                maxLength={100}
                autoCapitalize="words"
              />
              <TextLine
                label={t('desk.email')}
                inputMode="email"
                value={relative.email}
                onChange={(email) => change(relative.id, { email })}
                problem={wasTried && isMiswritten(relative) ? project('notAnEmail') : undefined}
                maxLength={200}
                autoCapitalize="none"
              />
              {relatives.length > 1 && (
                <Button
                  icon
                  look="quiet"
                  aria-label={t('desk.removeRelative', { number: index + 1 })}
                  onPress={() => setRelatives(relatives.filter((each) => each.id !== relative.id))}
                >
                  <X size={18} aria-hidden="true" />
                </Button>
              )}
              <div className={styles.language}>
                <Segments
                  label={t('desk.language')}
                  value={relative.locale}
                  segments={LOCALES.map((value) => ({ value, name: paper(`languages.${value}`) }))}
                  onChange={(locale) => change(relative.id, { locale })}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        isIdle={relatives.length >= MOST_APPROVERS}
        onPress={() =>
          setRelatives([...relatives, { ...nobody, id: Math.max(...relatives.map(({ id }) => id)) + 1 }])
        }
      >
        <Plus size={18} aria-hidden="true" />
        {t('desk.addRelative')}
      </Button>
      <div className={styles.numbers}>
        {asked > 1 && (
          <NumberLine
            label={t('desk.needed')}
            unit={t('desk.of', { count: asked })}
            value={request.needed}
            onChange={(to) => setNeeded(Math.round(to))}
            step={1}
            min={1}
            max={asked}
          />
        )}
        <NumberLine
          label={t('desk.days')}
          unit={t('desk.dayUnit')}
          value={days}
          onChange={(to) => setDays(Math.round(to))}
          step={1}
          min={1}
          max={MOST_APPROVAL_DAYS}
          hint={t('desk.lastDay', { day: day(new Date(Date.now() + days * DAY).toISOString()) })}
        />
      </div>
      <p className={styles.hint}>{t('desk.linkHint')}</p>
      <div className={styles.acts}>
        <Button
          look="primary"
          isIdle={asked === 0 || isBusy}
          onPress={() => {
            setTried(true);
            if (isComplete) onAsk(request);
          }}
        >
          {t('desk.ask', { count: asked })}
        </Button>
      </div>
    </>
  );
}
