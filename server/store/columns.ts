import type { z } from 'zod';

/**
 * The column list for selecting or returning rows of a shape, whose fields are the only list there is.
 *
 * @param computed expressions for fields that are not columns of that name.
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

/** The placeholders of `count` values in a statement, e.g. `$5, $6, $7`. */
export function placesFrom(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => `$${first + at}`).join(', ');
}
