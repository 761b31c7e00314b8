import { type ReactNode, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Route, Router, Switch, useLocation, useSearchParams } from 'wouter';
import type { User } from './api/session';
import { LateScreen } from './components/LateScreen';
import { WaitingDesigner, WaitingPage } from './components/Waiting';
import { shownLocale } from './i18n';
import { projectOf } from './machines/wizard/place';
import { idIn } from './screens/idIn';
import {
  ACCOUNT,
  ALTERNATIVES,
  APPROVING,
  BENCH,
  CHOOSE_PASSWORD,
  CHOOSING,
  CONFIRMING,
  CREDITS,
  DESIGNER,
  DESIGNS,
  ENDING,
  FORGOT,
  HOME,
  IMPRINT,
  INBOX,
  MASON_SETTINGS,
  OWN_DATA,
  PRIVACY,
  PROPOSAL,
} from './screens/lateScreens';
import { ErrorBoundary } from './screens/problem/ErrorBoundary';
import { ErrorPage } from './screens/problem/ErrorPage';
import { PageNotFound } from './screens/problem/PageNotFound';
import { ExpiryWatch } from './screens/session/ExpiryWatch';
import { Guarded } from './screens/session/Guarded';
import { LoginScreen } from './screens/session/LoginScreen';
import { SessionExpired } from './screens/session/SessionExpired';
import { SessionContext } from './screens/session/sessionContext';
import { TokenLogin } from './screens/session/TokenLogin';
import { StartScreen } from './screens/start/StartScreen';
import type { Locale } from './stone/catalogue/naming';

/** React Aria speaks Norwegian as bokmål. */
const ARIA_LOCALES: Record<Locale, string> = { da: 'da-DK', de: 'de-DE', no: 'nb-NO' };

interface AppProps {
  readonly locale: Locale;
  /** The prefix of every address, by its language. */
  readonly base: string;
  /** The user remembered as logged in by the browser. */
  readonly user: User | undefined;
}

/**
 * The screens and their addresses (specification section 2), below the language's prefix. A screen of a link or of a number begins
 * anew with another one: the browser's list of pages leads from one to the other without loading anything.
 */
export function App({ locale, base, user }: AppProps) {
  const [path] = useLocation();
  if (shownLocale(path) !== locale) return <OtherLanguage />;
  return (
    <I18nProvider locale={ARIA_LOCALES[locale]}>
      <SessionContext.Provider options={{ input: { user } }}>
        <Router base={base}>
          <ExpiryWatch />
          <Safely>
            <Switch>
              <Route path="/" component={StartScreen} />
              <Route path="/login" component={LoginScreen} />
              <Route path="/login/:projectId">
                {({ projectId }) => <TokenLogin token={undefined} projectId={projectId} />}
              </Route>
              <Route path="/login/:token/:projectId">
                {({ token, projectId }) => <TokenLogin token={token} projectId={projectId} />}
              </Route>
              <Route path="/forgot">
                <LateScreen of={FORGOT} given={{}} />
              </Route>
              <Route path="/reset/:token">
                {({ token }) => <LateScreen key={token} of={CHOOSE_PASSWORD} given={{ token }} />}
              </Route>
              <Route path="/credits">
                <LateScreen of={CREDITS} given={{}} />
              </Route>
              <Route path="/privacy">
                <LateScreen of={PRIVACY} given={{}} />
              </Route>
              <Route path="/imprint">
                <LateScreen of={IMPRINT} given={{}} />
              </Route>
              <Route path="/own-data/case/:id">
                {({ id }) => (
                  <Guarded>
                    <LateScreen
                      key={`case ${id}`}
                      of={OWN_DATA}
                      given={{ subject: { kind: 'case', id: Number(id) } }}
                    />
                  </Guarded>
                )}
              </Route>
              <Route path="/own-data/approval/:token">
                {({ token }) => (
                  <LateScreen key={token} of={OWN_DATA} given={{ subject: { kind: 'relative', token } }} />
                )}
              </Route>
              <Route path="/own-data/:id/:token?">
                {({ id, token }) => (
                  <Guarded only={token === undefined}>
                    <LateScreen
                      key={`${id} ${token}`}
                      of={OWN_DATA}
                      given={{ subject: { kind: 'stone', address: { id: Number(id), token } } }}
                    />
                  </Guarded>
                )}
              </Route>
              <Route path="/confirm/:token">
                {({ token }) => <LateScreen key={token} of={CONFIRMING} given={{ token }} />}
              </Route>
              <Route path="/letters/:token">
                {({ token }) => <LateScreen key={token} of={ENDING} given={{ token }} />}
              </Route>
              <Route path="/approve/:token">
                {({ token }) => <LateScreen key={token} of={APPROVING} given={{ token }} />}
              </Route>
              <Route path="/proposal/stone/:id/:token?">
                {({ id, token }) => (
                  <Guarded only={token === undefined}>
                    <LateScreen
                      key={`${id} ${token}`}
                      of={PROPOSAL}
                      given={{ place: { id: Number(id), token } }}
                    />
                  </Guarded>
                )}
              </Route>
              <Route path="/proposal/:token">
                {({ token }) => <LateScreen key={token} of={PROPOSAL} given={{ place: { link: token } }} />}
              </Route>
              <Route path="/choose/:token">
                {({ token }) => <LateScreen key={token} of={CHOOSING} given={{ token }} />}
              </Route>
              <Route path="/variants/:id">
                {({ id }) => (
                  <Guarded>
                    <LateScreen key={id} of={ALTERNATIVES} given={{ id: Number(id) }} />
                  </Guarded>
                )}
              </Route>
              <Route path="/mason">
                <Guarded>
                  <LateScreen of={INBOX} given={{}} />
                </Guarded>
              </Route>
              <Route path="/mason/settings">
                <Guarded>
                  <LateScreen of={MASON_SETTINGS} given={{}} />
                </Guarded>
              </Route>
              <Route path="/mason/order/:id">
                {({ id }) => (
                  <Guarded>
                    <LateScreen key={id} of={BENCH} given={{ id: Number(id) }} />
                  </Guarded>
                )}
              </Route>
              <Route path="/mason/:token">
                {({ token }) => <LateScreen key={token} of={BENCH} given={{ token }} />}
              </Route>
              <Route path="/session-expired" component={SessionExpired} />
              <Route path="/home">
                <Guarded>
                  <LateScreen of={HOME} given={{}} />
                </Guarded>
              </Route>
              <Route path="/account">
                <Guarded>
                  <LateScreen of={ACCOUNT} given={{}} />
                </Guarded>
              </Route>
              <Route path="/designs">
                <Guarded>
                  <LateScreen of={DESIGNS} given={{}} />
                </Guarded>
              </Route>
              <Route path="/stone-design/:id?">
                {({ id }) => (
                  <Guarded>
                    <LateScreen of={DESIGNER} given={{ id, token: undefined }} />
                  </Guarded>
                )}
              </Route>
              <Route path={DESIGNER_PLACES}>
                {({ projectId, id, token }) => <DesignerPlace projectId={projectId} id={id} token={token} />}
              </Route>
              <Route component={PageNotFound} />
            </Switch>
          </Safely>
        </Router>
      </SessionContext.Provider>
    </I18nProvider>
  );
}

/** `/opret-sten/{projectId?}` and `/designer/{id?}/{token?}`: one route, since saving a stone moves from one to the other. */
const DESIGNER_PLACES =
  /^\/(?:opret-sten(?:\/(?<projectId>[^/]+))?|designer(?:\/(?<id>[^/]+)(?:\/(?<token>[^/]+))?)?)\/?$/;

interface DesignerPlaceProps {
  readonly projectId: string | undefined;
  readonly id: string | undefined;
  readonly token: string | undefined;
}

/**
 * One route for all addresses of the designer: a new stone stays in it when it gets its own address. A stone without a
 * token is a user's: a saved stone, or a new one for a case.
 */
function DesignerPlace({ projectId, id, token }: DesignerPlaceProps) {
  const [search] = useSearchParams();
  const [path] = useLocation();
  const { t } = useTranslation();
  const isNewOfUser = path.startsWith('/opret-sten') || projectOf(search) !== undefined;
  const isUsers = id === undefined ? isNewOfUser : idIn(id) !== undefined;
  return (
    <Guarded only={isUsers && token === undefined}>
      <LateScreen
        of={DESIGNER}
        given={{ id, token, projectId }}
        until={<WaitingDesigner words={t('loading')} />}
      />
    </Guarded>
  );
}

/** Reloads the address in its own language: some pages are Danish under every prefix, and a link led to or from one. */
function OtherLanguage() {
  useEffect(() => window.location.reload(), []);
  return <main aria-busy="true" />;
}

/** The error page instead of a screen that fails; a plain sentence where even that fails. */
function Safely({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <p lang="en">An error occurred while showing the error page</p>}>
      <ErrorBoundary
        fallback={(error) => <ErrorPage message={error instanceof Error ? error.message : undefined} />}
      >
        <Suspense fallback={<WaitingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
