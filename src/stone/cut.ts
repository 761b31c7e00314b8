import type { Parm } from './parm';

/** Engraved is cut into the stone, mounted stands on it. */
export type Cut = 'engraved' | 'mounted';

/** The `variant` of lines that are carried out so. */
export const variantFor = (cut: Cut): 'sandb' | 'mounted' => (cut === 'engraved' ? 'sandb' : 'mounted');

/** How a line is carried out: `sandb` is engraved, anything else mounted (specification section 3). */
export const cutOfLine = ({ variant }: { readonly variant?: string | undefined }): Cut =>
  variant === 'sandb' ? 'engraved' : 'mounted';

/** How a line or an ornament is carried out: standard vignettes are bought and mounted, all others blasted. */
export function cutOfElement(element: Pick<Parm, 'type'> & { readonly variant?: string }): Cut {
  if (element.type === 'text') return cutOfLine(element);
  return element.type === 'standardVignet' ? 'mounted' : 'engraved';
}
