import { useTranslation } from 'react-i18next';
import type { OfferedSign } from '../../../../scene/signs/offeredSigns';

/** A sign's name, with what stands for it where the family lacks it. */
export function useSignName(): (sign: OfferedSign) => string {
  const { t } = useTranslation('signs');
  return ({ character, name, text, drawing }) => {
    const words = t(`names.${name}`);
    if (drawing !== undefined) return t('drawn', { name: words });
    return text === character ? words : t('writtenAs', { name: words, text });
  };
}
