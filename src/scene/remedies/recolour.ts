import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import type { Finding } from '../../stone/finding';
import { recolourElement, recolourFrame } from '../../stone/legibility/recolour';
import type { Remedied } from './remedied';

/**
 * “Recolour”: gives everything in an `illegible` finding a colour that is legible on the stone, and the
 * frame too where its colour is not; undefined where there is none.
 */
export function recolour(
  { elements }: Finding,
  { design, scene }: Pick<Remedied, 'design' | 'scene'>,
): Edit | undefined {
  const { variant } = scene.slab;
  const edits = [
    ...elements.map((element) => recolourElement(design, element, variant)),
    recolourFrame(design, variant),
  ].flatMap((edit) => edit ?? []);
  return edits.length > 0 ? together(edits) : undefined;
}
