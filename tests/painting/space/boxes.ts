import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import type { Place } from '../../../src/geometry/orbit';
import type { Look } from '../../../src/painting/mesh/look';
import type { Piece } from '../../../src/painting/mesh/pieces';
import { type Bodies, bodiesOf } from '../../../src/painting/space/bodies';
import type { Texture } from '../../../src/painting/space/texture';

const LOOK: Look = { name: 'plain', rgb: [1, 1, 1], alpha: 1, metallic: 0, roughness: 1, clearcoat: 0 };

/** Boxes as another library makes them, and as they are painted here. */
export interface Boxes {
  readonly bodies: Bodies;
  readonly meshes: readonly Mesh[];
}

/** Boxes in space: where the middle of each is, and its size, in metres. */
export function boxes(
  given: readonly { readonly middle: Place; readonly size: Place }[],
  picture?: Texture,
): Boxes {
  const meshes = given.map(({ middle, size }) => {
    const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial());
    mesh.position.set(...middle);
    mesh.updateMatrixWorld();
    return mesh;
  });
  const pieces = meshes.map(({ geometry, position }): Piece<Texture> => {
    const at = geometry.getAttribute('position');
    const uv = geometry.getAttribute('uv');
    const points = Array.from({ length: at.count }, (_, corner) =>
      new Vector3().fromBufferAttribute(at, corner).add(position).toArray(),
    ).flat();
    // There v points up, here it points down.
    const places = Array.from({ length: uv.count }, (_, corner) => [
      uv.getX(corner),
      1 - uv.getY(corner),
    ]).flat();
    return {
      ...{ look: LOOK, picture, elements: [] },
      points: Float32Array.from(points),
      places: Float32Array.from(places),
      corners: Uint32Array.from(geometry.index?.array ?? []),
    };
  });
  return {
    meshes,
    bodies: bodiesOf(pieces.map((piece) => ({ kind: 'stone', elements: [], pieces: [piece] }))),
  };
}
