import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The themes that have words in every language; one of a provider's own is shown as it is written. */
const THEMES = [
  'roses+flowers',
  'trees+leaves',
  'crosses',
  'birds',
  'hearts+bonds',
  'faith+memory',
  'sea+sky',
  'animals',
  'work+hobby',
] as const;

/** What a theme of the catalogue is called in the language of the screen. */
export function useThemeName(): (theme: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (theme) => {
      const known = THEMES.find((one) => one === theme);
      return known ? t(`themes.${known}`) : theme;
    },
    [t],
  );
}
