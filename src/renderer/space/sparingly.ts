import { type Color, Mesh, MeshLambertMaterial, MeshStandardMaterial, type Object3D } from 'three';

/**
 * What is drawn by the processor: how many pixels at most while the eye moves and once it has stood still for `rest` ms, and how
 * many along the longer side of a picture to keep.
 */
export const SPARING = { moving: 260_000, resting: 1_400_000, rest: 300, kept: 1200 } as const;

/** How much of what is around a polished stone mirrors, seen from the front: light enters granite by a factor of 1.5. */
const MIRRORED = 0.04;

/**
 * Spares whoever draws what takes longest for each pixel: what mirrors its surroundings has their mean colour instead, and
 * pictures at a low angle are less sharp.
 *
 * @param around the mean colour of the surroundings.
 */
export function drawSparingly(scene: Object3D, around: Color): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.material instanceof MeshStandardMaterial) {
      const { map, color, opacity, transparent, flatShading, fog, roughness } = part.material;
      part.material.dispose();
      const emissive = around.clone().multiplyScalar(MIRRORED * (1 - roughness));
      part.material = new MeshLambertMaterial({
        map,
        color,
        opacity,
        transparent,
        flatShading,
        fog,
        emissive,
      });
    }
    if (part.material.map) part.material.map.anisotropy = 1;
  });
}
