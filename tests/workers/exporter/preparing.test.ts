import { afterEach, expect, test, vi } from 'vitest';
import type { FileOrder } from '../../../src/painting/files/formats';
import { entriesOf } from '../../../src/painting/sheet/order/entries';
import { type Design, design as schema } from '../../../src/stone/stone';
import { StoneExporter } from '../../../workers/exporter/stoneExporter';
import { catalogue } from '../../scene/drawnStone';
import { FROM_FILES } from '../stage/nodeStage';

const stoneWith = (name: string): Design =>
  schema.parse({
    StoneTypeId: 15,
    Parms: [
      {
        type: 'text',
        subText: name,
        fontFamily: 'Great Vibes',
        fontSize: '50',
        position: { x: 300, y: 200 },
      },
      { type: 'text', subText: 'Født 1931', fontSize: '20', position: { x: 300, y: 300 } },
      { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } },
    ],
  });

// Called for each contour that is put in order.
vi.mock('../../../src/painting/sheet/order/entries', { spy: true });

const DXF: FileOrder = { format: 'dxf', legacy: false };
const PLT: FileOrder = { format: 'plt' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** An exporter that has been told the catalogue, and how many unions Skia has made since. */
async function opened() {
  const kit = await FROM_FILES.kit();
  const spy = vi.spyOn(kit.Path, 'MakeFromOp');
  const begun = spy.mock.calls.length;
  const unionsOf = () => spy.mock.calls.length - begun;
  const exporter = new StoneExporter(FROM_FILES);
  exporter.know(catalogue);
  const make = async (design: Design, order: FileOrder) => {
    const before = unionsOf();
    const { blob } = await exporter.make({ order, design, id: 12, locale: 'da' }, () => undefined);
    return { text: await blob.text(), unions: unionsOf() - before };
  };
  return { exporter, make, unionsOf };
}

test('What was welded and put in order when files were offered is not done again for them, and they are the same', async () => {
  const design = stoneWith('Anna Sørensen');
  const alone = await (await opened()).make(design, DXF);
  expect(alone.unions).toBeGreaterThan(10);
  vi.mocked(entriesOf).mockClear();
  const { exporter, make, unionsOf } = await opened();
  await exporter.prepare({ design, isCut: true });
  expect(unionsOf()).toBe(alone.unions);
  const ordered = vi.mocked(entriesOf).mock.calls.length;
  expect(ordered).toBeGreaterThan(10);
  expect(await make(structuredClone(design), DXF)).toEqual({ text: alone.text, unions: 0 });
  expect((await make(structuredClone(design), PLT)).unions).toBe(0);
  expect(vi.mocked(entriesOf).mock.calls.length).toBe(ordered);
});

test('Where no file that is cut is offered nothing is welded ahead', async () => {
  const { exporter, make, unionsOf } = await opened();
  const design = stoneWith('Anna Sørensen');
  await exporter.prepare({ design, isCut: false });
  expect(unionsOf()).toBe(0);
  expect((await make(design, DXF)).unions).toBeGreaterThan(10);
});

test('A design that was changed since is cut as it is now', async () => {
  const { exporter, make } = await opened();
  await exporter.prepare({ design: stoneWith('Anna Sørensen'), isCut: true });
  const changed = stoneWith('Anne Sørensen');
  const cut = await make(changed, DXF);
  expect(cut).toEqual(await (await opened()).make(changed, DXF));
});

test('Files of a catalogue that was told anew are of that one', async () => {
  const { exporter, make } = await opened();
  const design = stoneWith('Anna Sørensen');
  const before = await make(design, DXF);
  const smaller = catalogue.stoneTypes.map((one) =>
    one.id === 15 ? { ...one, width: one.width - 50 } : one,
  );
  exporter.know({ ...catalogue, stoneTypes: smaller });
  expect((await make(design, DXF)).text).not.toBe(before.text);
});

test('A file that is asked for meanwhile comes first, and goes on with what is welded', async () => {
  const design = stoneWith('Anna Sørensen');
  const alone = await (await opened()).make(design, DXF);
  const { exporter, make, unionsOf } = await opened();
  const ahead = exporter.prepare({ design, isCut: true });
  await expect.poll(unionsOf, { interval: 1 }).toBeGreaterThan(0);
  const file = await make(structuredClone(design), DXF);
  await ahead;
  expect(file.text).toBe(alone.text);
  expect(unionsOf()).toBe(alone.unions);
});
