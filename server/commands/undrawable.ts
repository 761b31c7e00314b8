import type { Scene } from '../../src/scene/scene';
import type { SceneWarning } from '../../src/scene/warnings';

/** What a mason objects to, although it is drawn as it was asked for. */
const ADVICE: readonly SceneWarning['kind'][] = [
  'sampleWords',
  'dateMissing',
  'outside',
  'overlapping',
  'tooThin',
];

/** A thing that the file would hold otherwise than it was asked for, or not at all. */
type Undrawable = SceneWarning | { readonly kind: 'onlyPicture'; readonly element: number };

/** A scene's warnings: what is not drawn as it was asked for, and what is merely advised against. */
export function sortedWarnings(
  { warnings, nodes }: Scene,
  given: {
    /** Whether the file is for a plotter or a template, which hold no pictures of pixels. */
    readonly outlinesOnly: boolean;
  },
): { readonly undrawable: readonly Undrawable[]; readonly advice: readonly SceneWarning[] } {
  const isAdvice = ({ kind }: SceneWarning) => ADVICE.includes(kind);
  const pictures = given.outlinesOnly ? nodes.filter(({ kind }) => kind === 'image') : [];
  return {
    undrawable: [
      ...warnings.filter((warning) => !isAdvice(warning)),
      ...pictures.map(({ element }) => ({ kind: 'onlyPicture', element }) as const),
    ],
    advice: warnings.filter(isAdvice),
  };
}
