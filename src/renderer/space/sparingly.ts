import { Mesh, MeshLambertMaterial, MeshStandardMaterial, type Object3D } from 'three';

/** What is drawn by the processor: how many pixels at most, and how many along the longer side of a picture to keep. */
export const SPARING = { pixels: 260_000, kept: 1200 } as const;

/**
 * Spares whoever draws what takes longest for each pixel: what mirrors its surroundings is matt, and pictures at a low angle are
 * less sharp.
 */
export function drawSparingly(scene: Object3D): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.material instanceof MeshStandardMaterial) {
      const { map, color, opacity, transparent, flatShading, fog } = part.material;
      part.material.dispose();
      part.material = new MeshLambertMaterial({ map, color, opacity, transparent, flatShading, fog });
    }
    if (part.material.map) part.material.map.anisotropy = 1;
  });
}
