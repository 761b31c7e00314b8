import { useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import type { Finding } from '../../../stone/finding';
import { DesignerContext } from '../designerContext';

/** Highlights a finding's place on the stone, as long as that is the stone that was checked. */
export function useLight(finding: Finding | undefined): void {
  const isChecked = DesignerContext.useSelector(({ context }) => context.checked !== undefined);
  useEffect(() => {
    if (!finding || !isChecked) return;
    const { elements, characters } = finding;
    const light = (lit: Pick<Finding, 'elements' | 'characters'> | undefined) =>
      openRenderer()
        .then(({ stage }) => stage.light(lit))
        .catch((error: unknown) => console.error('the place could not be lit', error));
    void light({ elements, characters });
    return () => void light(undefined);
  }, [finding, isChecked]);
}
