import { useEffect, useState } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import type { Edit } from '../../../stone/edits/edit';
import type { Finding } from '../../../stone/finding';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';

interface Known {
  /** The design that the remedies are of: on another they would do harm. */
  readonly design: Design;
  readonly edits: ReadonlyMap<Finding, Edit>;
}

/**
 * The edits that mend findings, asked of the stage one after the other once the design in hand has been checked: whoever
 * edits meanwhile is not held up, and nothing is offered for a design that is no longer the one in hand.
 */
export function useRemedies(findings: readonly Finding[]): Known | undefined {
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const isChecked = DesignerContext.useSelector(({ context }) => context.checked === context.history.present);
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!isChecked) return;
    const asking = new AbortController();
    const ask = async () => {
      const { stage } = await openRenderer();
      const edits = new Map<Finding, Edit>();
      for (const finding of findings) {
        const edit = await stage.remedy(finding);
        if (asking.signal.aborted) return;
        if (edit) edits.set(finding, edit);
        setKnown({ design, edits: new Map(edits) });
      }
    };
    // Without a remedy a finding says all the same what is wrong.
    ask().catch((error: unknown) => console.error('no remedy could be found', error));
    return () => asking.abort();
  }, [design, isChecked, findings]);
  return known?.design === design ? known : undefined;
}
