import { byNamespace } from './namespaces';

/** Every Norwegian text of the app, by namespace; fetched where it is shown in Norwegian. */
export const no = byNamespace(
  import.meta.glob(
    // Those of the server, its letters and the shell are never shown here; `lateTexts.ts` has the others.
    [
      '../../locales/no/*.json',
      '!../../locales/no/{alternatives,export,jobs,mail,ownData,permit,proposal,server,sheet,walk}.json',
    ],
    { eager: true, import: 'default' },
  ),
);
