import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { Place } from '../../geometry/orbit';

/** A line in space with the words that stand at it. */
export interface Sign {
  readonly from: Place;
  readonly to: Place;
  readonly clear: Place;
  readonly words: string;
}

/** The colours of signs, as CSS has them, and their letters. */
export interface SignLook {
  readonly ink: string;
  readonly paper: string;
  readonly font: string;
}

/** How far a line stands clear of the stone, how broad it is and how long its ends are, in metres. */
const LINE = { clear: 0.06, broad: 0.0035, end: 0.03 } as const;

/** The height of a sign on the screen, in pixels, and how many pixels of its picture one has. */
const SIGN = { height: 30, sharp: 3, letters: 16 } as const;

function lettered(words: string, { ink, paper, font }: SignLook): Sprite {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to letter on');
  const letters = `600 ${SIGN.letters * SIGN.sharp}px ${font}`;
  pen.font = letters;
  const height = SIGN.height * SIGN.sharp;
  const width = Math.ceil(pen.measureText(words).width) + height * 0.8;
  // A canvas of another size has forgotten its letters.
  Object.assign(canvas, { width, height });
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(0, 0, canvas.width, height, height * 0.24);
  pen.fill();
  pen.font = letters;
  pen.fillStyle = ink;
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  pen.fillText(words, canvas.width / 2, height * 0.53);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(
    new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false, fog: false, toneMapped: false }),
  );
  sprite.renderOrder = 2;
  sprite.userData = { aspect: canvas.width / canvas.height };
  return sprite;
}

/** A straight bar between two points. */
function bar(from: Vector3, to: Vector3, paint: MeshBasicMaterial): Mesh {
  const along = to.clone().sub(from);
  const drawn = new Mesh(new BoxGeometry(LINE.broad, LINE.broad, along.length() + LINE.broad), paint);
  drawn.position.copy(from).addScaledVector(along, 0.5);
  drawn.lookAt(to);
  drawn.renderOrder = 1;
  return drawn;
}

/** Which part of a sign stands at its line, so that it lies on the line's far side of the stone as that is seen from the front. */
function besides([right, up]: Place): [number, number] {
  if (right !== 0) return [right < 0 ? 1.05 : -0.05, 0.5];
  return [0.5, up > 0 ? -0.1 : 1.1];
}

/** A measure's line clear of the stone, with its ends, and its words in the middle. */
function signAt({ from, to, clear, words }: Sign, look: SignLook): Group {
  const away = new Vector3(...clear);
  const [start, end] = [from, to].map((place) => new Vector3(...place).addScaledVector(away, LINE.clear));
  if (!start || !end) throw new Error('a line has two ends');
  // On the ground a line would sink into the grass.
  for (const point of [start, end]) point.y = Math.max(point.y, 0.006);
  const paint = new MeshBasicMaterial({ color: look.ink, fog: false, toneMapped: false });
  const all = new Group();
  all.add(bar(start, end, paint));
  for (const point of [start, end])
    all.add(
      bar(
        point.clone().addScaledVector(away, -LINE.end),
        point.clone().addScaledVector(away, LINE.end / 2),
        paint,
      ),
    );
  const sprite = lettered(words, look);
  sprite.position.copy(start).lerp(end, 0.5).addScaledVector(away, 0.02);
  sprite.center.set(...besides(clear));
  all.add(sprite);
  return all;
}

/** The measures of a stone in space; hidden until they are asked for. */
export function measureSigns(signs: readonly Sign[], look: SignLook): Group {
  const all = new Group();
  for (const sign of signs) all.add(signAt(sign, look));
  all.visible = false;
  return all;
}

/**
 * Keeps the words as large on the screen as they are to be read.
 *
 * @param seen how much is seen at a distance of one, from the picture's top to its foot.
 * @param pixels the picture's height on the screen.
 */
export function fitSigns(signs: Group, seen: number, pixels: number): void {
  signs.traverse((part) => {
    if (!(part instanceof Sprite)) return;
    const height = (SIGN.height / pixels) * seen;
    part.scale.set(height * Number(part.userData.aspect), height, 1);
  });
}
