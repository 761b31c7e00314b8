import { saveUrgency } from '../../stone/autosave';
import { fillSpacings } from '../../stone/edits/text';
import { type Design, design } from '../../stone/stone';
import { type DesignerContext, theirsOf } from './context';
import { savedOf } from './saved';

/** A design as it comes back from the server. */
function travelled(sent: Design): Design {
  return fillSpacings(design.parse(JSON.parse(JSON.stringify(sent))));
}

/** What was sent before and arrived though its answer was lost: the server holds just that. */
export function lostAnswer(context: DesignerContext): Design | undefined {
  const theirs = theirsOf(context);
  if (!theirs || theirs.readOnly || !context.saved) return undefined;
  const held = savedOf(theirs, undefined).design;
  return context.sent.find((sent) => saveUrgency(travelled(sent), held) === 'none');
}
