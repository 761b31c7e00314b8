import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../components/TextLine';
import type { Decisions } from '../../../stone/decisions';
import { ChurchyardPicker } from '../../project/ChurchyardPicker';
import { DesignerContext } from '../designerContext';
import { OpenButton } from '../popups/OpenButton';
import { useChurchyard } from '../useChurchyard';
import { useLocale } from '../useLocale';
import { Hint, Section } from './Section';

/** The stone's churchyard: violated rules are shown as findings, its other requirements here. */
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
  const comment = chosen && (locale === 'da' ? undefined : chosen.Comments[locale]);
  return (
    <Section>
      {churchyards.length > 0 && (
        <ChurchyardPicker
          label={t('churchyard')}
          churchyards={churchyards}
          chosen={chosen}
          none={t('noChurchyard')}
          onChange={decide}
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
