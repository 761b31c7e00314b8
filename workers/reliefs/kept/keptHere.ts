/** The database in which this browser keeps baked reliefs. */
export const RELIEFS = 'gravestone reliefs';

/** Whether reliefs may be kept here from an earlier start. */
export async function areReliefsKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === RELIEFS);
  } catch {
    return false;
  }
}

/**
 * Deletes all of them. They are pictures of letters, and of whole words where letters are joined: who erases a stone's data
 * leaves none of it.
 */
export async function forgetReliefs(): Promise<void> {
  if (!(await areReliefsKept())) return;
  await new Promise<void>((resolve) => {
    const asked = indexedDB.deleteDatabase(RELIEFS);
    asked.onsuccess = () => resolve();
    asked.onerror = () => resolve();
    // It is deleted as soon as another tab lets go of it.
    asked.onblocked = () => resolve();
  });
}
