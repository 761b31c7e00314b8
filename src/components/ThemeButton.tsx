import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, isDark, watchTheme } from '../theme';
import { Button } from './Button';

/** Switches between light and dark. */
export function ThemeButton() {
  const { t } = useTranslation('start');
  const dark = useSyncExternalStore(watchTheme, isDark);
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      look="quiet"
      icon
      aria-label={t(dark ? 'light' : 'dark')}
      onPress={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon size={18} aria-hidden="true" />
    </Button>
  );
}
