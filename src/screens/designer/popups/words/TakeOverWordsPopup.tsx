import { lazy, Suspense } from 'react';
import { addTexts } from '../../../../texts/lateTexts';

/** Few stones have others to take words over from: it is fetched when it is opened, with its texts. */
const TakeOverWords = lazy(async () => {
  const [words] = await Promise.all([import('./TakeOverWords'), addTexts('alternatives')]);
  return { default: words.TakeOverWords };
});

/** The popup `take over words`. */
export function TakeOverWordsPopup() {
  return (
    <Suspense>
      <TakeOverWords />
    </Suspense>
  );
}
