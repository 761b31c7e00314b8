import { useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import { isDark, watchTheme } from '../../../theme';

/** Keeps the stage as dark as the page is, from its first picture on: called before `useCanvas`, which has it painted. */
export function useDim(): void {
  useEffect(() => {
    const dim = () => {
      openRenderer()
        .then(({ stage }) => stage.dim(isDark()))
        // Whoever needs the stage says that it does not open.
        .catch(() => undefined);
    };
    dim();
    return watchTheme(dim);
  }, []);
}
