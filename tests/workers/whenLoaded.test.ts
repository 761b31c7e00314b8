import { describe, expect, it, vi } from 'vitest';
import { whenLoaded } from '../../workers/whenLoaded';

/** A worker's scope that code listens in once it is there. */
function scopeOf() {
  const scope = new EventTarget();
  const post = (data: string) => scope.dispatchEvent(new MessageEvent('message', { data }));
  const heard: string[] = [];
  const serve = () =>
    scope.addEventListener('message', (message) => heard.push((message as MessageEvent<string>).data));
  return { scope, post, heard, serve };
}

describe('a worker whose code is loaded apart from its entry', () => {
  it('hears everything that was posted before its code was there, once and in order', async () => {
    const { scope, post, heard, serve } = scopeOf();
    let arrive = (_code: { serve(): void }) => {};
    const loaded = whenLoaded(() => new Promise((resolve) => (arrive = resolve)), scope);
    post('open');
    post('catalogue');
    expect(heard).toEqual([]);
    arrive({ serve });
    await loaded;
    post('show');
    expect(heard).toEqual(['open', 'catalogue', 'show']);
  });

  it('says why its code does not load, so that the page learns of it', async () => {
    const { scope, post } = scopeOf();
    const failed = vi.fn();
    const broken = new Error('no such file');
    await whenLoaded(() => Promise.reject(broken), scope, failed);
    expect(failed).toHaveBeenCalledExactlyOnceWith(broken);
    expect(() => post('open')).not.toThrow();
  });
});
