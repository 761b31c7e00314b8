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
export async function workAStage(): Promise<void> {
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
}
