import { Trash2, Upload } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { uploadTarget } from '../../machines/uploading/context';
import { placementOf } from '../../machines/uploading/placing';
import { DesignerContext } from '../designer/designerContext';
import { CardGrid } from '../designer/panels/CardGrid';
import { Hint, Section } from '../designer/panels/Section';
import { Silhouette } from '../designer/panels/Silhouette';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

/** The stones the user photographed, and the way to another. */
export function OwnStones() {
  const { t, i18n } = useTranslation('uploading');
  const designer = DesignerContext.useActorRef();
  const uploading = UploadingContext.useActorRef();
  const own = DesignerContext.useSelector(({ context }) => context.history.present.stoneStoneTypes);
  const typeId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeId);
  const chosen = own.find(({ id }) => id === typeId);
  const { language } = i18n;
  const choose = useCallback(
    (id: number) => {
      const stone = own.find((one) => one.id === id);
      if (!stone || id === typeId) return;
      const { context } = designer.getSnapshot();
      designer.send({ type: 'edit', edit: placementOf(context, { kind: 'stone', stone }, false) });
    },
    [designer, own, typeId],
  );
  const cards = useMemo(() => {
    const inWords = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return own.map((stone) => ({
      id: stone.id,
      name: t('ownStone', { id: stone.id }),
      detail: t('resultSize', { width: inWords.format(stone.width), height: inWords.format(stone.height) }),
      picture: <Silhouette {...stone} />,
    }));
  }, [own, t, language]);
  return (
    <Section title={t('ownStones')}>
      <div className={styles.own} data-neighbours="">
        {own.length > 0 && (
          <CardGrid label={t('ownStones')} selected={typeId} onChoose={choose} cards={cards} />
        )}
        <Button
          onPress={() => {
            const onto = uploadTarget(designer.getSnapshot().context);
            uploading.send({ type: 'open', kind: 'stone', onto });
          }}
        >
          <Upload size={18} aria-hidden="true" />
          {t('uploadStone')}
        </Button>
        {chosen && (
          <Button look="quiet" onPress={() => uploading.send({ type: 'delete', id: chosen.id })}>
            <Trash2 size={18} aria-hidden="true" />
            {t('deleteStone')}
          </Button>
        )}
        <Hint>{t('uploadStoneHint')}</Hint>
      </div>
    </Section>
  );
}
