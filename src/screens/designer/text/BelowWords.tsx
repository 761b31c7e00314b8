import { memo } from 'react';
import type { TextParm } from '../../../stone/parm';
import { PlaceFields } from '../panels/PlaceFields';
import { useElementId } from '../useElementId';
import { CurveFields } from './CurveFields';
import { FitWidth } from './FitWidth';
import { SetAsKept } from './kept/SetAsKept';
import { LetterFields } from './LetterFields';
import { SpacingRow } from './SpacingRow';
import { Styles } from './styles/Styles';
import { useLateWords } from './useLateWords';

interface LineProps {
  readonly index: number;
  readonly line: TextParm;
}

const LateLetters = memo(function LateLetters({ index, line }: LineProps) {
  const id = useElementId(index);
  return (
    <>
      <SpacingRow key={id} index={index} line={line} />
      <SetAsKept lines={[{ element: index, line }]} />
      <LetterFields index={index} />
    </>
  );
});

/** How a line's letters stand, look and are cut. */
export function Letters({ index, line }: LineProps) {
  return <LateLetters index={index} line={useLateWords(index, line)} />;
}

const LateStyleAndPlace = memo(function LateStyleAndPlace({ index, line }: LineProps) {
  const id = useElementId(index);
  const lines = [{ element: index, line }];
  return (
    <>
      <Styles lines={lines} />
      <CurveFields key={`curve ${id}`} index={index} curve={line.curve} scale={line.scale} />
      <FitWidth key={id} lines={lines} />
      <PlaceFields index={index} position={line.position} />
    </>
  );
});

/** What styles a line is in, what it follows, how wide it is and where it stands. */
export function StyleAndPlace({ index, line }: LineProps) {
  return <LateStyleAndPlace index={index} line={useLateWords(index, line)} />;
}
