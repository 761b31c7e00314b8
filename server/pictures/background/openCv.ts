import cv from '@techstark/opencv-js';

let begun: Promise<void> | undefined;

/**
 * OpenCV, once its WebAssembly has started (about 0.15 s). Pass the module on only inside an object: it has a `then`
 * method, and a promise of it would never settle.
 */
export async function openCv(): Promise<{ cv: typeof cv }> {
  begun ??= new Promise((ready) => {
    if ('Mat' in cv) ready();
    else Object.assign(cv, { onRuntimeInitialized: () => ready() });
  });
  await begun;
  return { cv };
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
