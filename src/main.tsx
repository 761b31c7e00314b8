import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { localeOfPath, startTranslations } from './i18n';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
const locale = localeOfPath(window.location.pathname);
startTranslations(locale).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App locale={locale} />
    </StrictMode>,
  ),
);
