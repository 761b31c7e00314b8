import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { useBrokenRules } from './useBrokenRules';
import { isObjection, useWarningText } from './warningText';

/** What is wrong with the design itself, and what the churchyard does not allow, one sentence each, over the stone. */
export function Warnings() {
  const say = useWarningText();
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const rules = useBrokenRules();
  const sentences = new Set([
    ...(warnings ?? []).filter((warning) => !isObjection(warning)).map(say),
    ...rules,
  ]);
  return [...sentences].map((sentence) => (
    <Notice key={sentence} look="yellow">
      {sentence}
    </Notice>
  ));
}
