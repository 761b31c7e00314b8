import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The themes translated into every language; a provider's own themes are shown as written. */
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

/** The name of a catalogue theme in the language of the screen. */
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
