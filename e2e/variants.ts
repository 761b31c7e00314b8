/**
 * The tag of a walk that repeats another one in a second language or window, or by a second hand. `npm run test:whole` takes each walk
 * once, and spreads them over the languages, windows and hands; `npm run test:variants` takes all the others, and at a desk
 * what has the tag `@phone`.
 */
export const VARIANT = '@variant';

/** What only repeats another walk unless the condition holds. */
export const variantUnless = (isFirst: boolean): { readonly tag?: string } =>
  isFirst ? {} : { tag: VARIANT };

/**
 * For a walk that is there in every language: the one in which `npm run test:whole` takes it. Danish where axe looks on at every state; in
 * German and Norwegian it looks on there at what most people see (`access/spoken.spec.ts`), and at the rest among the variants.
 */
export const triedIn = (locale: string, first: 'da' | 'de' | 'no') => variantUnless(locale === first);
