import { SessionContext } from './sessionContext';
import { useMishapSentence } from './useMishapSentence';

/** What went wrong with the login, as a sentence; undefined where nothing did. */
export function useLoginMishap(): string | undefined {
  const sentenceOf = useMishapSentence();
  const mishap = SessionContext.useSelector(({ context }) => context.mishap);
  return mishap && sentenceOf(mishap);
}
