import { LatePart } from '../../components/LateScreen';
import { SENT } from './lateSent';
import type { SentPageProps } from './SentPage';

/** The end of every sending, which is fetched while its letter is read (`project/LetterReading.tsx`). */
export function SentPopup(given: SentPageProps) {
  return <LatePart of={SENT} given={given} />;
}
