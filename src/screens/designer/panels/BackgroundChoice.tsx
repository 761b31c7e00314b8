import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import type { Background } from '../../../stone/catalogue/background';
import { nameIn } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { ShowAll } from '../popups/ShowAll';
import { useLocale } from '../useLocale';
import { SceneryFields } from './SceneryFields';
import { Section } from './Section';

/** A place as its small picture, on top of its background colours. */
export function sampleOf({ small, top, bottom, ground }: Background): string {
  const tones = `linear-gradient(${top}, ${bottom} 72%, ${ground} 78%)`;
  return small === undefined ? tones : `url("/catalogue/${small}") center / cover, ${tones}`;
}

/** What stands behind the stone. */
export function BackgroundChoice() {
  const { t } = useTranslation();
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const backgrounds = DesignerContext.useSelector(({ context }) => context.offered.backgrounds);
  const chosen = DesignerContext.useSelector(({ context }) => context.history.present.BackgroundId);
  return (
    <>
      <Section>
        <Swatches
          label={t('background')}
          look="tile"
          value={String(chosen)}
          swatches={backgrounds.map((background) => ({
            value: String(background.id),
            name: nameIn(locale, background),
            background: sampleOf(background),
          }))}
          onChange={(id) =>
            actor.send({ type: 'edit', edit: { kind: 'chooseBackground', backgroundId: Number(id) } })
          }
        />
        <ShowAll popup="backgrounds" />
      </Section>
      <SceneryFields />
    </>
  );
}
