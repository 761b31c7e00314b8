import {
  BackSide,
  BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { domeAt, type Surroundings } from '../../painting/space/surroundings';
import { release } from './release';

/** A dome of the place's colours, so large that nobody leaves it. */
export function dome(around: Surroundings): Mesh {
  const shape = new SphereGeometry(40, 32, 48);
  const points = shape.getAttribute('position');
  const colours = new Float32Array(points.count * 3);
  for (let at = 0; at < points.count; at += 1) colours.set(domeAt(around, points.getY(at) / 40), at * 3);
  shape.setAttribute('color', new BufferAttribute(colours, 3));
  // The haze over the ground is not toned either: both are one colour where they meet.
  return new Mesh(
    shape,
    new MeshBasicMaterial({
      vertexColors: true,
      side: BackSide,
      fog: false,
      depthWrite: false,
      toneMapped: false,
    }),
  );
}

/** What a polish and metal mirror: the dome, softened. Free it with what draws by it. */
export function mirrored(renderer: WebGLRenderer, around: Surroundings): Texture {
  const sky = dome(around);
  const generator = new PMREMGenerator(renderer);
  const scene = new Scene();
  scene.add(sky);
  const { texture } = generator.fromScene(scene, 0.03);
  generator.dispose();
  release(sky);
  return texture;
}
