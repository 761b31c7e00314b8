import {
  BackSide,
  BufferAttribute,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Background } from '../../stone/catalogue/background';
import { release } from './release';

/** How much of a bright sky shows above a place: its colours are those of the hedge, the wall or the trees behind the stone. */
const SKY = { colour: '#f4f6f7', overhead: 0.75, haze: 0.35 } as const;

/** The place's colours in space: overhead, at the horizon and on the ground. */
export interface Surroundings {
  readonly zenith: Color;
  readonly horizon: Color;
  readonly ground: Color;
}

/** The colours around a stone, by the place behind it. */
export function surroundingsOf({
  top,
  bottom,
  ground,
}: Pick<Background, 'top' | 'bottom' | 'ground'>): Surroundings {
  const sky = new Color(SKY.colour);
  return {
    zenith: new Color(top).lerp(sky, SKY.overhead),
    horizon: new Color(bottom).lerp(sky, SKY.haze),
    ground: new Color(ground),
  };
}

/** How far below the horizon it is still hazy, as a part of the dome's radius: farther down lies the ground. */
const HAZE = 0.12;

/** A dome of the place's colours, so large that nobody leaves it. */
export function dome({ zenith, horizon, ground }: Surroundings): Mesh {
  const shape = new SphereGeometry(40, 32, 48);
  const points = shape.getAttribute('position');
  const colours = new Float32Array(points.count * 3);
  const colour = new Color();
  for (let at = 0; at < points.count; at += 1) {
    const up = points.getY(at) / 40;
    if (up < 0) colour.copy(horizon).lerp(ground, Math.min(1, Math.max(0, -up - HAZE) * 6));
    else colour.copy(horizon).lerp(zenith, up ** 0.6);
    colour.toArray(colours, at * 3);
  }
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
export function mirrored(renderer: WebGLRenderer, surroundings: Surroundings): Texture {
  const sky = dome(surroundings);
  const generator = new PMREMGenerator(renderer);
  const around = new Scene();
  around.add(sky);
  const { texture } = generator.fromScene(around, 0.03);
  generator.dispose();
  release(sky);
  return texture;
}
