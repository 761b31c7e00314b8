import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import { finish } from '../../../stone/finish';
import type { OwnStoneType } from '../../../stone/ownStoneType';
import { DesignerContext } from '../designerContext';
import { Hint, Section } from './Section';

/** How the face of a photographed stone is finished, which decides how fine can be cut into it. */
export function OwnFinish({ stone }: { readonly stone: OwnStoneType }) {
  const { t } = useTranslation('make');
  const actor = DesignerContext.useActorRef();
  return (
    <Section>
      <Segments
        label={t('ownFace')}
        value={stone.finish ?? null}
        segments={finish.options.map((value) => ({ value, name: t(`surfaces.${value}`) }))}
        onChange={(chosen) =>
          actor.send({ type: 'edit', edit: { kind: 'finishOwnStone', stone: stone.id, finish: chosen } })
        }
      />
      {!stone.finish && <Hint>{t('ownFaceHint')}</Hint>}
    </Section>
  );
}
