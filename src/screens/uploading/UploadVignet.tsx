import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { uploadTarget } from '../../machines/uploading/context';
import { DesignerContext } from '../designer/designerContext';
import { Hint } from '../designer/panels/Section';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

/** The way to an own vignet. */
export function UploadVignet() {
  const { t } = useTranslation('uploading');
  const designer = DesignerContext.useActorRef();
  const uploading = UploadingContext.useActorRef();
  return (
    <div className={styles.own}>
      <Button
        onPress={() => {
          const onto = uploadTarget(designer.getSnapshot().context);
          uploading.send({ type: 'open', kind: 'vignet', onto });
        }}
      >
        <Upload size={18} aria-hidden="true" />
        {t('uploadVignet')}
      </Button>
      <Hint>{t('uploadVignetHint')}</Hint>
    </div>
  );
}
