import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { weld } from '../../../src/painting/canvaskit/weld';
import { FORMAT_NAMES } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { FAULTY } from '../../export/faultyStone';
import { FAMILY_FILES, typefaceOf } from '../../lettering/typefaces';
import { ORDERS, stone } from '../../painting/files/orders';
import { designWith, standardStone } from '../../scene/drawnStone';
import { settled, stageWith } from '../stage/nodeStage';

const line = (subText: string, y: number, given: object = {}) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '40',
  position: { x: 300, y, rotation: 0 },
  ...given,
});

/** Has a stage do what it does all day: show, type, take in hand, move, look nearer, change the stone, draw a picture. */
async function workAStage(): Promise<void> {
  const { stage } = await stageWith(standardStone);
  await settled(stage);
  const name = line('Karen Juhl', 200);
  const years = line('1931 – 2024', 320, { position: { x: 300, y: 320, rotation: 20 } });
  await stage.show(designWith([name, years]));
  await stage.show(designWith([{ ...name, subText: 'Karen Juh' }, years]));
  await stage.hold([0], 3);
  await stage.aid({ grid: 50, distances: true });
  await stage.measure(true);
  await stage.place([{ element: 0, place: { x: 310, y: 210 } }], []);
  await settled(stage);
  const all = await stage.lookAtAll();
  await stage.look({ ...all, pxPerMm: all.pxPerMm * 3 });
  await settled(stage);
  await stage.dim(true);
  await stage.check();
  for (const BackgroundId of [1, 10]) await stage.show(designWith([name, years], { BackgroundId }));
  await settled(stage);
  const { Parms, Frame } = FAULTY;
  await stage.show(designWith(Parms, { Frame }));
  for (const fault of await stage.check()) await stage.light(fault);
  await settled(stage);
}

/** Welds the letters of every family: each comes to other branches. */
async function weldLetters(): Promise<void> {
  const kit = await loadNodeKit();
  for (const { file } of FAMILY_FILES) {
    const typeface = await typefaceOf(file);
    for (let gid = 1; gid < 240; gid += 1) weld(kit, typeface.glyphOutline(gid));
  }
}

async function makeFiles(): Promise<void> {
  const supplies = await fileSupplies('da', tilesIn('catalogue'));
  for (const format of FORMAT_NAMES) await makeFile(ORDERS[format][0], stone, supplies);
}

/** Has CanvasKit do what it does all day, beside drawing the golden pictures. */
export async function workAllDay(): Promise<void> {
  await workAStage();
  await weldLetters();
  await makeFiles();
}
