import { expect, type Page, test } from '@playwright/test';
import { carved, differenceOf, openBench, seen, showStandardStone, work } from './benchPage';

/** How many reliefs the browser keeps; the first `damaged` of them are then damaged, one of them cut short. */
async function keptReliefs(page: Page, damaged = 0): Promise<number> {
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gravestone reliefs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const changing = database.transaction(['reliefs', 'uses'], 'readwrite');
          const reliefs = changing.objectStore('reliefs');
          const uses = changing.objectStore('uses').count();
          reliefs.getAllKeys().onsuccess = ({ target }) => {
            const names = (target as IDBRequest<IDBValidKey[]>).result;
            names.slice(0, count).forEach((name, at) => {
              const reading = reliefs.get(name);
              reading.onsuccess = () => {
                const bytes = reading.result as Uint8Array;
                bytes[bytes.length - 5] = 255 - (bytes[bytes.length - 5] ?? 0);
                reliefs.put(at === 0 ? bytes.slice(0, -100) : bytes, name);
              };
            });
          };
          changing.oncomplete = () => {
            database.close();
            resolve(uses.result);
          };
        };
      }),
    damaged,
  );
}

/** Opens the standard stone once more; what is seen is its first picture. */
async function openAgain(page: Page): Promise<Buffer> {
  await page.reload();
  await showStandardStone(page);
  return seen(page);
}

test('a stone that is opened again is in relief in its first picture, and nothing of it is baked', async ({
  page,
}) => {
  await openBench(page);
  const first = await work(page);
  expect(first.reliefsBaked).toBeGreaterThan(10);
  expect(first.reliefsRecalled).toBe(0);
  // Where its worker was late, the stage has baked some, which are not kept.
  await expect.poll(() => keptReliefs(page)).toBe(first.reliefsBaked - first.reliefsBakedHere);
  await expect
    .poll(async () => {
      await openAgain(page);
      await carved(page);
      return (await work(page)).reliefsBaked;
    })
    .toBe(0);
  const { reliefsBaked } = first;
  const final = await seen(page);

  const again = await openAgain(page);
  await carved(page);
  const { framesPainted, ...second } = await work(page);
  expect(second).toMatchObject({ reliefsBaked: 0, reliefsRecalled: reliefsBaked, layersPatched: 0 });
  expect(differenceOf(final, again).mean).toBeLessThan(0.01);
  expect(differenceOf(again, await seen(page)).mean).toBe(0);
  // One picture of the stone, and one where its background's picture came later.
  expect(framesPainted).toBeLessThanOrEqual(2);

  // What is damaged or cut short is baked anew, and only that, and then it is whole again.
  await keptReliefs(page, 3);
  await openAgain(page);
  await carved(page);
  expect(await work(page)).toMatchObject({ reliefsBaked: 3, reliefsRecalled: reliefsBaked - 3 });
  expect(differenceOf(final, await seen(page)).mean).toBeLessThan(0.01);
  await expect
    .poll(async () => {
      await openAgain(page);
      return (await work(page)).reliefsBaked;
    })
    .toBe(0);
});
