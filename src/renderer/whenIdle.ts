/** The longest wait for a page that never becomes idle, in ms. */
const AT_MOST = 2000;

/**
 * Does something once the page has loaded and is idle, so that it does not slow down the page.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let calledOff = false;
  const begin = () => {
    if (!calledOff) work();
  };
  const wait = () => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: AT_MOST });
    else setTimeout(begin, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
  };
}
