import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { isObjection, useFindingText } from './findingText';
import { useBrokenRules } from './useBrokenRules';

/** What is wrong with the design itself, and what the churchyard does not allow: one notice, a sentence for each. */
export function Warnings() {
  const say = useFindingText();
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const rules = useBrokenRules();
  const sentences = new Set([
    ...(warnings ?? []).filter((warning) => !isObjection(warning)).map((finding) => say(finding)),
    ...rules,
  ]);
  if (sentences.size === 0) return null;
  return (
    <Notice look="yellow">
      {[...sentences].map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </Notice>
  );
}
