import { type Finding, isOfWords } from '../../../stone/finding';
import { useCalled } from '../useCalled';
import { useLateDesign } from '../useLateDesign';

/** The greatest number of elements named. */
const MOST_NAMED = 3;

/** The names of a finding's elements; nothing where its sentence names them itself, or it is about the stone. */
export function useFoundAt(): (finding: Finding) => string {
  const called = useCalled();
  const elements = useLateDesign().Parms;
  return (finding) => {
    if (isOfWords(finding.kind)) return '';
    const names = [...new Set(finding.elements.map((element) => called(elements[element])))];
    return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : '');
  };
}
