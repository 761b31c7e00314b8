import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import type { Variants } from './useVariants';

interface FinishChoiceProps {
  readonly variants: Variants;
  /** It stands beside the materials, where its label would take their room. */
  readonly hidesLabel?: boolean;
}

/** How the face of the chosen material is finished; nothing where it comes in one finish only. */
export function FinishChoice({ variants, hidesLabel = false }: FinishChoiceProps) {
  const { t } = useTranslation('make');
  const { finish, finishes, chooseFinish } = variants;
  if (finishes.length === 0) return null;
  return (
    <Segments
      label={t('face')}
      hidesLabel={hidesLabel}
      value={finish}
      segments={finishes}
      onChange={chooseFinish}
    />
  );
}
