/** A page that never rests is not waited for longer than this, in ms. */
const AT_MOST = 2000;

/**
 * Does something once the page has loaded and rests, so that it takes nothing from what is being read.
 *
 * @returns what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  let calledOff = false;
  const begin = () => {
    if (!calledOff) work();
  };
  const wait = () => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: AT_MOST });
    else setTimeout(begin, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
  };
}
