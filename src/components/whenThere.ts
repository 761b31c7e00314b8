/** How long something is waited for, in ms: longer than a slow phone draws a form's lower half. */
const PATIENCE = 3000;

/** Does something with an element of the page: at once where it is there, else once it is drawn (`AfterStone`, `useOneByOne`). */
export function whenThere(selector: string, act: (element: HTMLElement) => void): void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const found = find();
  if (found) {
    act(found);
    return;
  }
  const watch = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    act(late);
  });
  const patience = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    clearTimeout(patience);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
}
