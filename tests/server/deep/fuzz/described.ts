import { z } from 'zod';

/** The parts of a JSON schema that bodies are made from. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly body: Schema | undefined;
  /** The schemas of its parameters, by name. */
  readonly places: Readonly<Record<string, Schema>>;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'];

const operation = z.object({
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), schema: z.custom<Schema>() }))
    .optional()
    .default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.custom<Schema>() }) }) })
    .optional(),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Every call of the document at `/openapi.json`. */
export async function describedCalls(url: string): Promise<DescribedCall[]> {
  return callsIn(await (await fetch(`${url}/openapi.json`)).json());
}

/** Every call of an OpenAPI document. */
export function callsIn(described: unknown): DescribedCall[] {
  const { paths } = document.parse(described);
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { requestBody, parameters }]) => ({
        method: method.toUpperCase(),
        path,
        body: requestBody?.content['application/json'].schema,
        places: Object.fromEntries(
          parameters.filter((each) => each.in === 'path').map(({ name, schema }) => [name, schema]),
        ),
      })),
  );
}
