import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { Hint, Section } from '../panels/Section';
import { useOtherFace } from './useOtherFace';

/** Which face of the stone this is, and the way to the other one; nothing where the stone can have no back. */
export function FaceSection() {
  const { t } = useTranslation('make');
  const backOf = DesignerContext.useSelector(({ context }) => context.history.present.backOf);
  const other = useOtherFace();
  if (backOf === undefined && !other) return null;
  const told = () => {
    if (backOf !== undefined) return t('back.isBack', { id: backOf });
    return other?.id === undefined ? t('back.hint') : t('back.hasBack', { id: other.id });
  };
  return (
    <Section title={t('back.title')}>
      <Hint>{told()}</Hint>
      {other && <Button onPress={other.go}>{t(`back.${other.does}`)}</Button>}
    </Section>
  );
}
