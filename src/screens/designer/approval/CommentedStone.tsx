import type { Offered } from '../../../api/lists';
import type { Box } from '../../../geometry/box';
import type { Design } from '../../../stone/stone';
import type { ApprovalComment } from '../../../stone/wire/approval';
import { useStoneDrawing } from '../../approving/useStoneDrawing';
import { StonePicture } from '../../mason/StonePicture';
import styles from './Approval.module.css';

interface CommentedStoneProps {
  readonly design: Design;
  readonly offered: Offered;
  readonly comments: readonly ApprovalComment[];
}

const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The stone with the open comments at their places: at the place itself, at the letter, or at the middle of the line. */
export function CommentedStone({ design, offered, comments }: CommentedStoneProps) {
  const { drawing } = useStoneDrawing(design, offered);
  const placeOf = ({ pin, isLost }: ApprovalComment) => {
    if (pin.kind === 'place') return { x: pin.x, y: pin.y };
    if (pin.kind === 'whole' || isLost) return undefined;
    const drawn = drawing?.element(design.Parms.findIndex(({ key }) => key === pin.key));
    if (!drawn) return undefined;
    const letter = pin.kind === 'letter' && drawn.letters.find(({ index }) => index === pin.letter);
    return middle(letter ? letter.box : drawn.view);
  };
  const marked = comments.flatMap((comment, index) => {
    const place = comment.resolvedAt === null ? placeOf(comment) : undefined;
    return place ? [{ ...place, words: `${index + 1}` }] : [];
  });
  return (
    <div className={styles.stone}>
      <StonePicture
        design={design}
        offered={offered}
        id={undefined}
        name={design.designName}
        marked={marked}
      />
    </div>
  );
}
