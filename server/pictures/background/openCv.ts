import type opencv from '@techstark/opencv-js';

type Cv = typeof opencv;

/** It holds 80 MB, which previews and photographs of medallions need not wait for. */
async function start(): Promise<{ cv: Cv }> {
  const { default: cv } = await import('@techstark/opencv-js');
  if (!('Mat' in cv))
    await new Promise<void>((ready) => Object.assign(cv, { onRuntimeInitialized: () => ready() }));
  return { cv };
}

let begun: Promise<{ cv: Cv }> | undefined;

/**
 * OpenCV, once its WebAssembly has started (about 0.3 s). Pass the module on only inside an object: it has a `then`
 * method, and a promise of it would never settle.
 */
export function openCv(): Promise<{ cv: Cv }> {
  begun ??= start();
  return begun;
}

/** Runs work and frees its matrices at the end: the WebAssembly heap frees nothing itself. */
export function freeing<Result>(
  work: (kept: <Kept extends { delete(): void }>(matrix: Kept) => Kept) => Result,
): Result {
  const matrices: { delete(): void }[] = [];
  try {
    return work((matrix) => {
      matrices.push(matrix);
      return matrix;
    });
  } finally {
    for (const matrix of matrices) matrix.delete();
  }
}
