import { RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Segments } from '../../../components/Segments';
import { UploadingContext } from '../uploadingContext';
import styles from './Brushing.module.css';

interface BrushToolsProps {
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}

/** The two brushes. */
export function BrushTools({ keeps, onKeeps }: BrushToolsProps) {
  const { t } = useTranslation('uploading');
  return (
    <Segments
      label={t('brushing.brush')}
      value={keeps ? 'stone' : 'notStone'}
      segments={[
        { value: 'notStone', name: t('brushing.notStone') },
        { value: 'stone', name: t('brushing.stone') },
      ]}
      onChange={(value) => onKeeps(value === 'stone')}
    />
  );
}

/** The ways back: by one stroke, and to the beginning. */
export function BrushWaysBack() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const isBrushed = UploadingContext.useSelector(({ context }) => context.strokes.length > 0);
  return (
    <div className={styles.ways}>
      <Button isIdle={!isBrushed} onPress={() => actor.send({ type: 'stroke.undo' })}>
        <Undo2 size={18} aria-hidden="true" />
        {t('brushing.undo')}
      </Button>
      <Button isIdle={!isBrushed} onPress={() => actor.send({ type: 'strokes.clear' })}>
        <RotateCcw size={18} aria-hidden="true" />
        {t('brushing.anew')}
      </Button>
    </div>
  );
}
