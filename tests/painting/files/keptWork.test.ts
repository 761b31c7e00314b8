import { expect, test } from 'vitest';
import { joinOutlines } from '../../../src/geometry/outline';
import { KeptWork } from '../../../src/painting/files/keptWork';
import { withoutPause } from '../../../src/painting/relief/withoutPause';
import type { WeldedScene } from '../../../src/painting/sheet/weldingScene';
import type { Scene } from '../../../src/scene/scene';
import { sceneWith } from '../../scene/drawnStone';

/** Work of three pieces, which counts them. */
class Counted {
  begun = 0;
  pieces = 0;
  readonly begin = () => this.work();
  private *work(): Generator<undefined, WeldedScene> {
    this.begun += 1;
    for (let piece = 0; piece < 3; piece += 1) {
      this.pieces += 1;
      yield;
    }
    return { engraved: joinOutlines([]), mounted: joinOutlines([]), holes: [] };
  }
}

test('A scene is welded once, and another by itself', () => {
  const [welds, counted] = [new KeptWork<Scene, WeldedScene>(), new Counted()];
  const scene = sceneWith();
  const first = withoutPause(welds.working(scene, counted.begin));
  expect(withoutPause(welds.working(scene, counted.begin))).toBe(first);
  expect(counted).toMatchObject({ begun: 1, pieces: 3 });
  expect(withoutPause(welds.working(sceneWith(), counted.begin))).not.toBe(first);
  expect(counted).toMatchObject({ begun: 2, pieces: 6 });
});

test('One that was left half done is gone on with', () => {
  const [welds, counted] = [new KeptWork<Scene, WeldedScene>(), new Counted()];
  const scene = sceneWith();
  for (const _piece of welds.working(scene, counted.begin)) if (counted.pieces === 2) break;
  expect(counted.pieces).toBe(2);
  withoutPause(welds.working(scene, counted.begin));
  expect(counted).toMatchObject({ begun: 1, pieces: 3 });
});

test('Two that weld the same in turns get the same', () => {
  const [welds, counted] = [new KeptWork<Scene, WeldedScene>(), new Counted()];
  const scene = sceneWith();
  const ahead = welds.working(scene, counted.begin);
  ahead.next();
  const welded = withoutPause(welds.working(scene, counted.begin));
  expect(ahead.next()).toEqual({ done: true, value: welded });
  expect(counted).toMatchObject({ begun: 1, pieces: 3 });
});

test('One that failed fails for whoever asked, and is begun anew for the next', () => {
  const [welds, counted] = [new KeptWork<Scene, WeldedScene>(), new Counted()];
  const scene = sceneWith();
  const failing = function* (): Generator<undefined, WeldedScene> {
    yield;
    throw new Error('no union');
  };
  expect(() => withoutPause(welds.working(scene, failing))).toThrow('no union');
  withoutPause(welds.working(scene, counted.begin));
  expect(counted.begun).toBe(1);
});
