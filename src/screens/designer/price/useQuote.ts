import type { Quote } from '../../../machines/designer/context';
import { DesignerContext } from '../designerContext';

/** What the server said the stone costs when it was last saved or sent; undefined where it tells no price. */
export function useQuote(): Quote | undefined {
  const quote = DesignerContext.useSelector(({ context }) => context.saved?.quote);
  return quote?.Currency ? quote : undefined;
}
