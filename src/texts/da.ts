import { byNamespace } from './namespaces';

/** Every Danish text of the app, by namespace: they come with it, for what another language lacks is said in Danish. */
export const da = byNamespace(
  import.meta.glob(
    // Those of the server, its letters and the shell are never shown here; `lateTexts.ts` has the others.
    [
      '../../locales/da/*.json',
      '!../../locales/da/{alternatives,export,jobs,mail,ownData,permit,proposal,server,sheet,walk}.json',
    ],
    { eager: true, import: 'default' },
  ),
);
