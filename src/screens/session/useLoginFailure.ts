import { SessionContext } from './sessionContext';
import { useFailureSentence } from './useFailureSentence';

/** What went wrong with the login, as a sentence; undefined where nothing did. */
export function useLoginFailure(): string | undefined {
  const sentenceOf = useFailureSentence();
  const failure = SessionContext.useSelector(({ context }) => context.failure);
  return failure && sentenceOf(failure);
}
