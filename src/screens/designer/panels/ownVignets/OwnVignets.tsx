import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newPlace } from '../../../../machines/designer/newPlace';
import { customVignetParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';
import { CardGrid } from '../CardGrid';
import { Section } from '../Section';
import styles from './OwnVignets.module.css';
import { useOwnVignets } from './useOwnVignets';

/** The uploaded vignettes, each of which can be added again. Nothing if there are none. */
export function OwnVignets() {
  const { t, i18n } = useTranslation('uploading');
  const actor = DesignerContext.useActorRef();
  const vignets = useOwnVignets();
  const choose = useCallback(
    (id: number) => {
      const upload = vignets.find((one) => one.id === id);
      if (!upload) return;
      const position = newPlace(actor.getSnapshot().context, upload, 1);
      const vignet = customVignetParm.parse({ type: 'customVignet', vignetId: id, position });
      actor.send({ type: 'edit', edit: { kind: 'addOwnVignet', upload, vignet } });
    },
    [actor, vignets],
  );
  const cards = useMemo(() => {
    const mm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
    return vignets.map(({ id, url, width, height }, index) => ({
      id,
      name: t('ownVignet', { number: index + 1 }),
      detail: t('ownVignetSize', { width: mm.format(width), height: mm.format(height) }),
      picture: <img className={styles.picture} src={url} alt="" loading="lazy" />,
    }));
  }, [vignets, t, i18n.language]);
  if (cards.length === 0) return null;
  return (
    <Section title={t('ownVignets')}>
      <CardGrid label={t('ownVignets')} selected={undefined} onChoose={choose} cards={cards} />
    </Section>
  );
}
