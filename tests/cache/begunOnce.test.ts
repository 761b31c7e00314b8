import { describe, expect, test } from 'vitest';
import { begunOnce } from '../../src/cache/begunOnce';

/** A work that notes how often it was begun, and fails as often as it is told to. */
function noting(failures: number) {
  const given: string[] = [];
  const work = begunOnce(async (name: string) => {
    given.push(name);
    await Promise.resolve();
    if (given.length <= failures) throw new Error(`no ${name}`);
    return name;
  });
  return { work, given };
}

describe('What is begun once', () => {
  test('is the same for all who ask, while it goes on and afterwards', async () => {
    const { work, given } = noting(0);
    expect(await Promise.all([work('one'), work('two')])).toEqual(['one', 'one']);
    expect(await work('three')).toBe('one');
    expect(given).toEqual(['one']);
  });

  test('fails for all who asked, and is begun anew by the next', async () => {
    const { work, given } = noting(1);
    const both = await Promise.allSettled([work('one'), work('two')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await work('three')).toBe('three');
    expect(given).toEqual(['one', 'three']);
  });
});
