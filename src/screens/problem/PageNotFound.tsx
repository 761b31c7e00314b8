import { ErrorPage } from './ErrorPage';

/** An address that leads nowhere. */
export function PageNotFound() {
  return <ErrorPage status={404} />;
}
