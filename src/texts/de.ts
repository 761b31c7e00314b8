import { byNamespace } from './namespaces';

/** Every German text of the app, by namespace; fetched where it is shown in German. */
export const de = byNamespace(
  import.meta.glob(
    // Those of the server, its letters and the shell are never shown here; `lateTexts.ts` has the others.
    [
      '../../locales/de/*.json',
      '!../../locales/de/{alternatives,export,jobs,mail,ownData,permit,proposal,server,sheet,walk}.json',
    ],
    { eager: true, import: 'default' },
  ),
);
