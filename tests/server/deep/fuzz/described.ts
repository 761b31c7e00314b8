import { z } from 'zod';

/** A JSON schema, as far as bodies are made from it. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  readonly method: string;
  /** With places in braces. */
  readonly path: string;
  readonly body: Schema | undefined;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'];

const operation = z.object({
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.custom<Schema>() }) }) })
    .optional(),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Every call of the document at `/openapi.json`. */
export async function describedCalls(url: string): Promise<DescribedCall[]> {
  const { paths } = document.parse(await (await fetch(`${url}/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        body: requestBody?.content['application/json'].schema,
      })),
  );
}
