import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import type { Design } from '../../src/stone/stone';

let made = 0;
/** Something new on the stone. */
const another = () => `new ${made++}`;

/**
 * Who each element is after an edit, by watching what is done and not by the product's own account of it (`originsAfter`): by
 * its place where nothing comes or goes, else as the words say.
 */
export function followed(
  who: readonly string[],
  before: Design,
  edit: Edit,
): { readonly who: readonly string[]; readonly after: Design } {
  if (edit.kind === 'together')
    return edit.edits.reduce((now, one) => followed(now.who, now.after, one), { who, after: before });
  const after = applyEdit(before, edit);
  return { after, who: after === before ? who : whoAfter(who, before, edit, after) };
}

function whoAfter(who: readonly string[], before: Design, edit: Edit, after: Design): readonly string[] {
  switch (edit.kind) {
    case 'delete':
      return who.filter((_, index) => index !== edit.element);
    case 'order': {
      const other = edit.direction === 'forward' ? edit.element + 1 : edit.element - 1;
      return who.map((each, index) =>
        index === edit.element ? (who[other] ?? '') : index === other ? (who[edit.element] ?? '') : each,
      );
    }
    case 'moveTo': {
      const rest = who.filter((_, index) => index !== edit.element);
      return [...rest.slice(0, edit.to), who[edit.element] ?? '', ...rest.slice(edit.to)];
    }
    case 'compose':
      return after.Parms.map(another);
    case 'setLines':
      // What is not the very same as before is one of the lines, which differ in what they say.
      return after.Parms.map((parm) => {
        const same = before.Parms.indexOf(parm);
        const laid = edit.lines.find(
          ({ line: { subText } }) => 'subText' in parm && parm.subText === subText,
        );
        const from = same < 0 ? laid?.from : same;
        return from === undefined ? another() : (who[from] ?? 'lost');
      });
    default:
      // What is added or copied lies on top.
      return after.Parms.map((_, index) => who[index] ?? another());
  }
}
