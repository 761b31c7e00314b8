const KEY = 'gravestone.deletesWithoutAsking';

/** Whether this browser's user asked not to be asked any more before an element is deleted. */
export function deletesWithoutAsking(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Asks again from now on. */
export function askAgain(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage it is asked anyway.
  }
}

/** Remembers in this browser that elements are deleted without asking: undo brings them back. */
export function neverAskAgain(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A private window may have no storage: it is asked again next time.
  }
}
