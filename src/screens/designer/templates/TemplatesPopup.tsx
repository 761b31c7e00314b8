import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { nameIn } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { TemplatePicture } from './TemplatePicture';
import styles from './Templates.module.css';
import { type Composed, useTemplates } from './useTemplates';

/** Inscriptions to begin with, each on the very stone at hand, with the names and dates of the case. */
export function TemplatesPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('templates');
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  // The stone does not change while one chooses: what is shown first is what is chosen from.
  const offered = useTemplates();
  const [kept, setKept] = useState<readonly Composed[]>([]);
  if (kept.length === 0 && offered.length > 0) setKept(offered);
  const use = ({ design: { Parms, Frame } }: Composed) => {
    actor.send({ type: 'edit', edit: { kind: 'compose', composed: { Parms, Frame } } });
    onClose();
  };
  return (
    <Popup
      name="templates"
      title={t('title')}
      width="normal"
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <p className={styles.hint}>{t('hint')}</p>
      <ListBox
        className={styles.cards ?? ''}
        aria-label={t('title')}
        layout="grid"
        onAction={(key) => {
          const chosen = kept.find(({ template }) => template.id === key);
          if (chosen) use(chosen);
        }}
      >
        {kept.map(({ template, design }) => (
          <ListBoxItem
            key={template.id}
            id={template.id}
            className={styles.card ?? ''}
            textValue={nameIn(locale, template)}
          >
            <TemplatePicture design={design} />
            <span className={styles.name}>{nameIn(locale, template)}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Popup>
  );
}
