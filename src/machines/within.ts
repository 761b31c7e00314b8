/**
 * The promise's value, or undefined where it takes too long: not every failure is reported.
 *
 * @param limit the time limit in ms.
 */
export async function within<T>(limit: number, promised: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
