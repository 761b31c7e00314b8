/** What a person has chosen to see; undefined follows the computer. */
export type Theme = 'light' | 'dark' | undefined;

const KEY = 'gravestone.theme';

/** What was chosen in this browser. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the page by day or by night. */
export function showTheme(theme: Theme): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

const watchers = new Set<() => void>();

/** Hears of every change between day and night, chosen or by the computer. Call what is returned to hear no more. */
export function watchTheme(listener: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', listener);
  watchers.add(listener);
  return () => {
    media.removeEventListener('change', listener);
    watchers.delete(listener);
  };
}

/** Shows it and remembers it for the next time. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  for (const hear of watchers) hear();
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it holds as long as the page.
  }
}

/** Whether it is night on the page now, chosen or by the computer. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
