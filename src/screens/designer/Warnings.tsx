import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { useBrokenRules } from './useBrokenRules';
import { isObjection, useWarningText } from './warningText';

/** What is wrong with the design itself, and what the churchyard does not allow: one notice, a sentence for each. */
export function Warnings() {
  const say = useWarningText();
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const rules = useBrokenRules();
  const sentences = new Set([
    ...(warnings ?? []).filter((warning) => !isObjection(warning)).map(say),
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
