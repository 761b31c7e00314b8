import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './styles/tokens.css';
import './styles/base.css';
import './styles/firstPicture.css';
import './styles/waiting.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { actAs } from './api/identity';
import { keptProvider } from './api/keptProvider';
import { readUser } from './api/storedUser';
import { keepLocale, redirectOf } from './chosenLocale';
import { guardChunks } from './chunkGuard';
import { openEarly } from './earlyDesigner';
import { localeOfPath, prefixOf, shownLocale, startTranslations } from './i18n';
import { registerServiceWorker } from './registerServiceWorker';
import { showColours } from './screens/provider/showColours';
import { readTheme, showTheme } from './theme';

const { pathname, search, hash } = window.location;
const elsewhere = redirectOf(pathname, document.cookie, navigator.languages);
if (elsewhere) {
  keepLocale(elsewhere);
  window.location.replace(`${prefixOf(elsewhere)}/${search}${hash}`);
} else {
  void start();
}

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app');
  guardChunks();
  showTheme(readTheme());
  showColours(keptProvider() ?? {});
  registerServiceWorker();
  const user = readUser();
  actAs(user);
  const locale = shownLocale(pathname);
  document.documentElement.lang = locale;
  await Promise.all([startTranslations(locale), openEarly({ pathname, search })]);
  createRoot(root).render(
    <StrictMode>
      <App locale={locale} base={prefixOf(localeOfPath(pathname))} user={user} />
    </StrictMode>,
  );
}
