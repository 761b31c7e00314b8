import {
  Box3,
  CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three';
import { CONTACT } from '../../painting/space/contact';
import { LAWN, REACH, TILE } from '../../painting/space/groundTile';
import type { GroundCover } from '../../stone/catalogue/groundCover';
import { groundTile } from './groundTile';

/** The side of a soft shadow's picture, in pixels. */
const SHADOW_PIXELS = 256;

/** The soft dark edge where something stands on the ground, whatever the sun does. */
function contactOf(thing: Object3D): Mesh | undefined {
  const box = new Box3().setFromObject(thing);
  // What is fixed higher up touches nothing.
  if (box.isEmpty() || box.min.y > 0.01) return undefined;
  const [width, deep] = [box.max.x - box.min.x, box.max.z - box.min.z];
  const { reach, dark } = CONTACT;
  const pixels = SHADOW_PIXELS;
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const [whole, far] = [width + 4 * reach, deep + 4 * reach];
  const edge = (2 * reach * pixels) / Math.min(whole, far);
  pen.filter = `blur(${edge / 3}px)`;
  pen.fillStyle = `rgb(0 0 0 / ${dark})`;
  const [x, y] = [(1.6 * reach * pixels) / whole, (1.6 * reach * pixels) / far];
  pen.fillRect(x, y, pixels - 2 * x, pixels - 2 * y);
  const shadow = new Mesh(
    new PlaneGeometry(whole, far),
    new MeshBasicMaterial({
      map: new CanvasTexture(canvas),
      transparent: true,
      depthWrite: false,
      fog: false,
    }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set((box.min.x + box.max.x) / 2, 0.0015, (box.min.z + box.max.z) / 2);
  return shadow;
}

/**
 * The ground that a stone stands on, in the place's tones, with the soft shadow at its foot.
 *
 * @param cover what lies or grows there; a lawn where the place says nothing.
 */
export function groundBelow(stone: Object3D, cover: GroundCover = LAWN): Group {
  const tile = groundTile(cover);
  tile.repeat.setScalar((2 * REACH) / TILE.side);
  const lawn = new Mesh(new CircleGeometry(REACH, 64), new MeshLambertMaterial({ map: tile }));
  lawn.rotation.x = -Math.PI / 2;
  lawn.receiveShadow = true;
  const all = new Group();
  all.add(lawn);
  for (const part of stone.children) {
    const shadow = contactOf(part);
    if (shadow) all.add(shadow);
  }
  return all;
}
