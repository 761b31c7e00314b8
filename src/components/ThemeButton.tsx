import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, isDark } from '../theme';
import { Button } from './Button';

/** Changes between day and night. */
export function ThemeButton() {
  const { t } = useTranslation('start');
  const [dark, setDark] = useState(isDark);
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      look="quiet"
      icon
      aria-label={t(dark ? 'light' : 'dark')}
      onPress={() => {
        chooseTheme(dark ? 'light' : 'dark');
        setDark(!dark);
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </Button>
  );
}
