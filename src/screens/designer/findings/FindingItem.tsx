import { Check, Pencil } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { SaidRemedy } from '../../../scene/remedies/sayRemedy';
import type { Edit } from '../../../stone/edits/edit';
import { type Finding, isOfChurchyard } from '../../../stone/finding';
import { DesignerContext } from '../designerContext';
import styles from './FindingItem.module.css';
import { SeverityIcon } from './SeverityIcon';
import { useFindingText } from './useFindingText';
import { useFoundAt } from './useFoundAt';
import { useRemedyText } from './useRemedyText';

interface FindingItemProps {
  readonly id: string;
  readonly finding: Finding;
  readonly remedy: { readonly edit: Edit; readonly said: SaidRemedy } | undefined;
  /** Its place stays lit up. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** A mouse or the keyboard has come to it, or left it. */
  readonly onPoint: (isPointed: boolean) => void;
}

/** One finding: what it is about, what is wrong with that, and the ways out. */
export function FindingItem({ id, finding, remedy, isChosen, onChoose, onPoint }: FindingItemProps) {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const say = useFindingText();
  const foundAt = useFoundAt()(finding);
  const sayRemedy = useRemedyText();
  const { elements, severity } = finding;
  const [element] = elements;
  const goTo = () => {
    if (element !== undefined) actor.send({ type: 'select', elements: [element] });
    else actor.send({ type: 'open panel', panel: isOfChurchyard(finding) ? 'stone' : 'decoration' });
  };
  return (
    <li className={styles.item} onMouseEnter={() => onPoint(true)} onMouseLeave={() => onPoint(false)}>
      <ToggleButton
        className={styles.finding ?? ''}
        isSelected={isChosen}
        onChange={onChoose}
        onFocusChange={onPoint}
      >
        <SeverityIcon severity={severity} />
        <span id={id}>
          <span className="visually-hidden">{t(`findings.severities.${severity}`)}: </span>
          {foundAt && <strong className={styles.at}>{foundAt} </strong>}
          {say(finding)}
        </span>
      </ToggleButton>
      {!readOnly && (
        <div className={styles.actions}>
          {remedy && (
            <Button
              aria-describedby={id}
              onPress={() => actor.send({ type: 'edit', edit: remedy.edit, alone: true })}
            >
              <Check size={16} aria-hidden="true" />
              {sayRemedy(remedy.said)}
            </Button>
          )}
          <Button look="quiet" aria-describedby={id} onPress={goTo}>
            <Pencil size={15} aria-hidden="true" />
            {t('findings.goTo')}
          </Button>
        </div>
      )}
    </li>
  );
}
