import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { nameIn } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { Section } from './Section';

/** What stands behind the stone. */
export function BackgroundChoice() {
  const { t } = useTranslation();
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const backgrounds = DesignerContext.useSelector(({ context }) => context.offered.backgrounds);
  const chosen = DesignerContext.useSelector(({ context }) => context.history.present.BackgroundId);
  return (
    <Section>
      <Swatches
        label={t('background')}
        look="tile"
        value={String(chosen)}
        swatches={backgrounds.map((background) => ({
          value: String(background.id),
          name: nameIn(locale, background),
          background: `linear-gradient(${background.top}, ${background.bottom} 72%, ${background.ground} 78%)`,
        }))}
        onChange={(id) =>
          actor.send({ type: 'edit', edit: { kind: 'chooseBackground', backgroundId: Number(id) } })
        }
      />
    </Section>
  );
}
