import { Light, type Material, Mesh, type Object3D, Sprite, Texture } from 'three';

function releaseMaterial(material: Material): void {
  for (const held of Object.values(material)) {
    if (!(held instanceof Texture)) continue;
    held.dispose();
    if (held.image instanceof ImageBitmap) held.image.close();
  }
  material.dispose();
}

/** Frees everything of a thing and of what is in it: the graphics card keeps it otherwise for as long as the page is open. */
export function release(thing: Object3D): void {
  thing.traverse((part) => {
    if (part instanceof Light) part.dispose();
    if (!(part instanceof Mesh) && !(part instanceof Sprite)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat()) releaseMaterial(material);
  });
}
