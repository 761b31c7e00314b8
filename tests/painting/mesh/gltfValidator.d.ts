/** What is used of Khronos' validator, whose package has no types. */
declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      /** Severities: 0 an error, 1 a warning, 2 and 3 hints. */
      readonly messages: readonly {
        readonly severity: number;
        readonly code: string;
        readonly message: string;
      }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  export function validateBytes(
    bytes: Uint8Array,
    options?: { readonly maxIssues?: number },
  ): Promise<Report>;
}
