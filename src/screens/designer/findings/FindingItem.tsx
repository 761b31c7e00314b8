import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { SaidRemedy } from '../../../scene/remedies/sayRemedy';
import type { Edit } from '../../../stone/edits/edit';
import { isOfChurchyard, isOfStone } from '../../../stone/finding';
import { mayBeWaved } from '../../../stone/waved';
import { DesignerContext } from '../designerContext';
import styles from './FindingItem.module.css';
import { FoundPlace, type FoundPlaceProps } from './FoundPlace';
import { useRemedyText } from './useRemedyText';
import { WavingForm } from './WavingForm';

interface FindingItemProps extends FoundPlaceProps {
  readonly remedy: { readonly edit: Edit; readonly said: SaidRemedy } | undefined;
}

/** One finding: its subject, its sentence, and its remedies. */
export function FindingItem({ remedy, ...place }: FindingItemProps) {
  const { id, finding, onPoint } = place;
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const sayRemedy = useRemedyText();
  const [isWaving, setWaving] = useState(false);
  const [element] = finding.elements;
  const isAboutStone = isOfChurchyard(finding) || isOfStone(finding.kind);
  const goTo = () => {
    if (element !== undefined) actor.send({ type: 'select', elements: [element] });
    else actor.send({ type: 'panel.open', panel: isAboutStone ? 'stone' : 'decoration' });
  };
  return (
    <li className={styles.item} onMouseEnter={() => onPoint(true)} onMouseLeave={() => onPoint(false)}>
      <FoundPlace {...place} />
      {!readOnly && !isWaving && (
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
          {mayBeWaved(finding) && (
            <Button look="quiet" aria-describedby={id} onPress={() => setWaving(true)}>
              {t('findings.waving.wave')}
            </Button>
          )}
        </div>
      )}
      {isWaving && <WavingForm finding={finding} onClose={() => setWaving(false)} />}
    </li>
  );
}
