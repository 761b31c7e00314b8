import { LayoutTemplate } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TemplatesPopup } from './TemplatesPopup';

/** Opens the templates. */
export function TemplatesButton() {
  const { t } = useTranslation('templates');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <LayoutTemplate size={18} aria-hidden="true" />
        {t('open')}
      </Button>
      {isOpen && <TemplatesPopup onClose={close} />}
    </>
  );
}
