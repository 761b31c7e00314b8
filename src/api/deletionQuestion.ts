const KEY = 'gravestone.deletesWithoutAsking';

/** Whether the question before deleting an element was switched off in this browser. */
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
    // Without storage, ask.
  }
}

/** Remembers in this browser that elements are deleted without asking: undo restores them. */
export function neverAskAgain(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A private window may have no storage: the question is then asked again.
  }
}
