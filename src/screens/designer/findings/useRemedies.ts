import { useEffect, useState } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import type { Edit } from '../../../stone/edits/edit';
import type { Finding } from '../../../stone/finding';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';

interface Known {
  /** The design the remedies are for: on another they would do harm. */
  readonly design: Design;
  readonly edits: ReadonlyMap<Finding, Edit>;
}

/**
 * The remedies of findings, requested from the stage one after the other once the current design has been checked: they
 * do not block editing, and none is offered for an older design.
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
    // Without a remedy a finding still says what is wrong.
    ask().catch((error: unknown) => console.error('no remedy could be found', error));
    return () => asking.abort();
  }, [design, isChecked, findings]);
  return known?.design === design ? known : undefined;
}
