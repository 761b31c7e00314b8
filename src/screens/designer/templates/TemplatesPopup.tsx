import { useCallback, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import { openRenderer } from '../../../renderer/renderer';
import { nameIn } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { TemplatePicture } from './TemplatePicture';
import styles from './Templates.module.css';
import { type Composed, useTemplates } from './useTemplates';

/** Inscriptions to begin with, each on the current stone, with the names and dates of the case. */
export function TemplatesPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('templates');
  const { t: problems } = useTranslation('problems');
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  // The stone does not change during the choice: the first list stays.
  const [kept] = useState(useTemplates());
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<number>();
  const onFailed = useCallback(() => setFailed(attempt), [attempt]);
  const use = async ({ design }: Composed) => {
    // Where the stage cannot be asked, the inscription stays as shown, and the check reports letters too close.
    const { Parms, Frame } = await openRenderer()
      .then(({ stage }) => stage.lettersApart(design))
      .catch(() => design);
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
      {failed === attempt && (
        <Notice
          look="white"
          actions={<Button onPress={() => setAttempt(attempt + 1)}>{problems('tryAgain')}</Button>}
        >
          {t('notDrawn')}
        </Notice>
      )}
      <ListBox
        className={styles.cards ?? ''}
        aria-label={t('title')}
        layout="grid"
        onAction={(key) => {
          const chosen = kept.find(({ template }) => template.id === key);
          if (chosen) void use(chosen);
        }}
      >
        {kept.map(({ template, design }) => (
          <ListBoxItem
            key={template.id}
            id={template.id}
            className={styles.card ?? ''}
            textValue={nameIn(locale, template)}
          >
            <TemplatePicture key={attempt} design={design} onFailed={onFailed} />
            <span className={styles.name}>{nameIn(locale, template)}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Popup>
  );
}
