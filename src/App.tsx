import { I18nProvider } from 'react-aria-components';
import { Route, Router, Switch } from 'wouter';
import { prefixOf } from './i18n';
import { DesignerScreen } from './screens/designer/DesignerScreen';
import { PageNotFound } from './screens/problem/PageNotFound';
import { StartScreen } from './screens/start/StartScreen';
import type { Locale } from './stone/catalogue/naming';

/** React Aria speaks Norwegian as bokmål. */
const ARIA_LOCALES: Record<Locale, string> = { da: 'da-DK', de: 'de-DE', no: 'nb-NO' };

/** The screens and their addresses (specification section 2), below the language's prefix. */
export function App({ locale }: { readonly locale: Locale }) {
  return (
    <I18nProvider locale={ARIA_LOCALES[locale]}>
      <Router base={prefixOf(locale)}>
        <Switch>
          <Route path="/" component={StartScreen} />
          <Route path="/designer/:id?/:token?">
            {({ id, token }) => <DesignerScreen id={id} token={token} />}
          </Route>
          <Route component={PageNotFound} />
        </Switch>
      </Router>
    </I18nProvider>
  );
}
