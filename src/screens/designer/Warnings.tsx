import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { isObjection, useWarningText } from './warningText';

/** What is wrong with the design itself, one sentence each, over the stone. */
export function Warnings() {
  const say = useWarningText();
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const sentences = new Set((warnings ?? []).filter((warning) => !isObjection(warning)).map(say));
  return [...sentences].map((sentence) => (
    <Notice key={sentence} look="yellow">
      {sentence}
    </Notice>
  ));
}
