import { useTranslation } from 'react-i18next';
import { Picker } from '../../../components/Picker';
import { TextLine } from '../../../components/TextLine';
import type { Churchyard } from '../../../stone/catalogue/churchyard';
import { nameIn } from '../../../stone/catalogue/naming';
import type { Decisions } from '../../../stone/decisions';
import { DesignerContext } from '../designerContext';
import { OpenButton } from '../popups/OpenButton';
import { useChurchyard } from '../useChurchyard';
import { useLocale } from '../useLocale';
import { Hint, Section } from './Section';

/** Where most of the readers of a language have their graves: those churchyards come first. */
const COUNTRIES = { da: 'DK', de: 'DE', no: 'NO' } as const;

const NONE = 'none';

/** The churchyard the stone is to stand on: what it forbids is said over the stone, what else it asks for here. */
export function ChurchyardChoice() {
  const { t } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const churchyards = DesignerContext.useSelector(({ context }) => context.offered.churchyards);
  const chosen = useChurchyard();
  const { t: ofProject } = useTranslation('project');
  const written = DesignerContext.useSelector(({ context }) => context.history.present.ChurchyardName);
  const decide = (fields: Partial<Decisions>) =>
    actor.send({ type: 'edit', edit: { kind: 'agree', fields } });
  const own = COUNTRIES[locale];
  const countries = [own, ...Object.values(COUNTRIES).filter((country) => country !== own)];
  const item = (one: Churchyard) => ({ id: String(one.id), name: nameIn(locale, one) });
  const comment = chosen && (locale === 'da' ? undefined : chosen.Comments[locale]);
  return (
    <Section>
      {churchyards.length > 0 && (
        <Picker
          label={t('churchyard')}
          value={chosen ? String(chosen.id) : NONE}
          groups={[
            { name: t('churchyard'), items: [{ id: NONE, name: t('noChurchyard') }] },
            ...countries.map((country) => ({
              name: t(`countries.${country}`),
              items: churchyards.filter((one) => one.country === country).map(item),
            })),
          ].filter(({ items }) => items.length > 0)}
          onChange={(id) => {
            const taken = churchyards.find((one) => String(one.id) === id);
            decide({ ChurchyardId: taken?.id ?? null, ChurchyardName: taken ? nameIn(locale, taken) : '' });
          }}
        />
      )}
      {!chosen && (
        <TextLine
          label={ofProject('fields.ChurchyardName')}
          value={written}
          onChange={(ChurchyardName) => decide({ ChurchyardId: null, ChurchyardName })}
          maxLength={300}
          autoCapitalize="words"
        />
      )}
      {chosen && <OpenButton popup="churchyard comment">{ofPopups('churchyard.show')}</OpenButton>}
      {chosen?.Comment && <Hint>{comment ?? chosen.Comment}</Hint>}
    </Section>
  );
}
