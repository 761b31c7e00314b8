/**
 * What was promised, or undefined where that is not there in time: not everything that may go wrong says so.
 *
 * @param limit how long it is waited for, in ms.
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
