import type { StoneVariant } from './stoneType';

/** A stone's variants that are one material, finished differently, in the order in which they are offered. */
export interface OfferedMaterial {
  readonly key: string;
  readonly variants: readonly StoneVariant[];
}

/** The key of a variant's material: one that names none is a material of its own. */
export const materialKey = ({ id, material }: StoneVariant): string => material?.key ?? `variant ${id}`;

/** The materials that variants are of, in the order of their first variants. */
export function materialsOf(variants: readonly StoneVariant[]): readonly OfferedMaterial[] {
  const byKey = new Map<string, StoneVariant[]>();
  for (const variant of variants) {
    const key = materialKey(variant);
    byKey.set(key, [...(byKey.get(key) ?? []), variant]);
  }
  return [...byKey].map(([key, own]) => ({ key, variants: own }));
}

/** A material as it is taken next to another: in the same finish where it comes in it, in its first one otherwise. */
export function variantLike(
  { variants }: OfferedMaterial,
  like: StoneVariant | undefined,
): StoneVariant | undefined {
  return variants.find(({ finish }) => finish === like?.finish) ?? variants[0];
}
