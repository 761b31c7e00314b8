import { TO_BACK } from './camera';
import { blurRows, focusGround, lensBlur } from './focus';
import { type Hedge, paintHedge, paintTrees, paintUndergrowth, type Trees } from './foliage';
import {
  type Fallen,
  type Gravel,
  type Lawn,
  type Paving,
  paintFallen,
  paintGravel,
  paintLawn,
  paintPaving,
  paintSnow,
  shadeGround,
} from './ground';
import { Sheet } from './sheet';
import {
  type Brick,
  type FieldStones,
  type Limewash,
  paintBrick,
  paintFieldStones,
  paintLimewash,
} from './walls';

/** A place for a stone: what is behind it, from far to near, and the ground it stands on. */
export interface Scene {
  /** The picture's file, without its ending. */
  readonly name: string;
  readonly trees?: Trees;
  readonly wall?: Limewash;
  readonly brick?: Brick;
  readonly stones?: FieldStones;
  readonly hedge?: Hedge;
  readonly lawn?: Lawn;
  readonly gravel?: Gravel;
  readonly paving?: Paving;
  readonly snow?: { readonly seed: number; readonly light: string; readonly shade: string };
  readonly fallen?: Fallen;
  /** How dark the ground is at the foot of what stands behind, 0 to 1. */
  readonly shade: number;
  /** How much saturation and contrast (about the middle tone) things keep: the stone must stand out. */
  readonly colourful: number;
  readonly contrast: number;
}

/** Paints a place. */
export function paintPlace(scene: Scene): Sheet {
  const sheet = new Sheet();
  if (scene.trees) {
    paintTrees(sheet, scene.trees);
    blurRows(sheet, () => lensBlur(TO_BACK) * 0.8);
  }
  if (scene.wall) paintLimewash(sheet, scene.wall);
  if (scene.brick) paintBrick(sheet, scene.brick);
  if (scene.stones) paintFieldStones(sheet, scene.stones);
  if (scene.hedge) paintHedge(sheet, scene.hedge);
  if (scene.lawn) paintLawn(sheet, scene.lawn);
  if (scene.gravel) paintGravel(sheet, scene.gravel);
  if (scene.paving) paintPaving(sheet, scene.paving);
  if (scene.snow) paintSnow(sheet, scene.snow.seed, scene.snow.light, scene.snow.shade);
  if (scene.trees && !scene.stones && !scene.hedge) paintUndergrowth(sheet, scene.trees);
  if (scene.fallen) paintFallen(sheet, scene.fallen);
  shadeGround(sheet, scene.shade);
  focusGround(sheet);
  return sheet;
}
