import { lazy, Suspense } from 'react';
import { isAtMason } from '../../../stone/status';
import { addTexts } from '../../../texts/lateTexts';
import { DesignerContext } from '../designerContext';

/** Fetched where a mason has the stone. Without the network there is nothing to answer, and the stone is seen all the same. */
const MasonQuestions = lazy(async () => {
  try {
    return { default: (await import('./MasonQuestions')).MasonQuestions };
  } catch {
    return { default: () => null };
  }
});

const ProposalOfMason = lazy(async () => {
  try {
    const [{ ProposalOfMason: Loaded }] = await Promise.all([
      import('./ProposalOfMason'),
      addTexts('proposal'),
    ]);
    return { default: Loaded };
  } catch {
    return { default: () => null };
  }
});

/** What a mason asks about the ordered stone, or proposes to cut instead, for its business and the link for editing; a link for reading is told nothing. */
export function QuestionsOfMason() {
  const address = DesignerContext.useSelector(({ context: { saved } }) =>
    saved && isAtMason(saved.status) && !saved.isForReading ? saved.address : undefined,
  );
  if (!address) return null;
  return (
    <Suspense>
      <ProposalOfMason key={`proposal ${address.id} ${address.token}`} address={address} />
      <MasonQuestions key={`${address.id} ${address.token}`} address={address} />
    </Suspense>
  );
}
