import type { Scene } from '../../src/scene/scene';
import { type Finding, isOfDrawing } from '../../src/stone/finding';

/** Something that the file would hold otherwise than asked for, or not at all. */
type Undrawable = Finding | { readonly kind: 'onlyPicture'; readonly elements: readonly [number] };

/** A scene's warnings: what is not drawn as asked for, and what is only advised against. */
export function sortedWarnings(
  { warnings, nodes, reserved }: Scene,
  given: {
    /** Whether the file is for a plotter or a template, which hold no pixel pictures. */
    readonly outlinesOnly: boolean;
  },
): { readonly undrawable: readonly Undrawable[]; readonly advice: readonly Finding[] } {
  // What is reserved is in no file for cutting, whether it can be drawn or not.
  const isLater = (element: number) => reserved.some((node) => node.element === element);
  const isAdvice = ({ kind, elements }: Finding) =>
    !isOfDrawing(kind) || (elements.length > 0 && elements.every(isLater));
  const pictures = given.outlinesOnly ? nodes.filter(({ kind }) => kind === 'image') : [];
  return {
    undrawable: [
      ...warnings.filter((warning) => !isAdvice(warning)),
      ...pictures.map(({ element }) => ({ kind: 'onlyPicture', elements: [element] }) as const),
    ],
    advice: warnings.filter(isAdvice),
  };
}
