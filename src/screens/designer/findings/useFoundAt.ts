import { type Finding, isOfWords } from '../../../stone/finding';
import { DesignerContext } from '../designerContext';
import { useCalled } from '../useCalled';

/** The greatest number of elements named. */
const MOST_NAMED = 3;

/** The names of a finding's elements; nothing where its sentence names them itself, or it is about the stone. */
export function useFoundAt(): (finding: Finding) => string {
  const called = useCalled();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  return (finding) => {
    if (isOfWords(finding.kind)) return '';
    const names = [...new Set(finding.elements.map((element) => called(elements[element])))];
    return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : '');
  };
}
