import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { answersSearch } from '../../../../stone/catalogue/searching';
import { DesignerContext } from '../../designerContext';
import { sampleOf } from '../../panels/BackgroundChoice';
import { useLocale } from '../../useLocale';
import { PopupsContext } from '../popupsContext';
import { ChoicePopup } from './ChoicePopup';
import styles from './ChoicePopup.module.css';
import { KindFilter, type KindWanted } from './KindFilter';

const KINDS = ['places', 'colours'] as const;
type Kind = (typeof KINDS)[number];

/** The popup `backgrounds`: places and plain colours for behind the stone. */
export function BackgroundsPopup() {
  const { t } = useTranslation('popups');
  const locale = useLocale();
  const popups = PopupsContext.useActorRef();
  const actor = DesignerContext.useActorRef();
  const backgrounds = DesignerContext.useSelector(({ context }) => context.offered.backgrounds);
  const chosen = DesignerContext.useSelector(({ context }) => context.history.present.BackgroundId);
  const [wanted, setWanted] = useState<KindWanted<Kind>>({ search: '', kind: undefined });
  const shown = backgrounds.filter(
    (background) =>
      (wanted.kind === undefined || wanted.kind === (background.picture ? 'places' : 'colours')) &&
      answersSearch(nameIn(locale, background), wanted.search),
  );
  return (
    <ChoicePopup
      name="backgrounds"
      title={t('backgrounds.title')}
      filters={
        <KindFilter
          label={t('backgrounds.kind')}
          kinds={KINDS.map((kind) => ({ kind, name: t(`backgrounds.${kind}`) }))}
          wanted={wanted}
          onChange={setWanted}
        />
      }
      selected={chosen}
      onChoose={(id) => {
        actor.send({ type: 'edit', edit: { kind: 'chooseBackground', backgroundId: id } });
        popups.send({ type: 'close' });
      }}
      cards={shown.map((background) => ({
        id: background.id,
        name: nameIn(locale, background),
        picture: <span className={styles.background} style={{ background: sampleOf(background) }} />,
      }))}
    />
  );
}
