import { Suspense } from 'react';
import { LateScreen, late } from '../../components/LateScreen';

// Seldom wanted: its code is fetched with the list that it shows.
const SESSIONS = late(async () => (await import('./SessionsPopup')).SessionsPopup);

/** The popup `sessions`, once its code is there. */
export function SessionsLater({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LateScreen of={SESSIONS} given={{ onClose }} />
    </Suspense>
  );
}
