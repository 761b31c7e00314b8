import type { z } from 'zod';

/**
 * What a statement selects or returns to give rows of a shape: its fields are the only list of columns there is.
 *
 * @param computed what stands for a field that is no column of that name, as an expression.
 */
export function columnsOf<Row extends z.ZodObject>(
  shape: Row,
  computed: { readonly [Field in keyof z.infer<Row> & string]?: string } = {},
): string {
  const expressions: Readonly<Record<string, string | undefined>> = computed;
  return Object.keys(shape.shape)
    .map((field) => {
      const expression = expressions[field];
      return expression === undefined ? field : `${expression} as ${field}`;
    })
    .join(', ');
}

/** The places of `count` values in a statement, e.g. `$5, $6, $7`. */
export function placesFrom(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => `$${first + at}`).join(', ');
}
