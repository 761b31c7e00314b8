import {
  Box3,
  Color,
  Fog,
  NeutralToneMapping,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { radians } from '../../geometry/angle';
import type { Orbit, Place } from '../../geometry/orbit';
import { FIELD_OF_VIEW } from '../../painting/space/camera';
import { HAZE } from '../../painting/space/groundTile';
import { mirroredStrength } from '../../painting/space/light';
import { surroundingsOf } from '../../painting/space/surroundings';
import type { Background } from '../../stone/catalogue/background';
import { HAZY_DAY } from '../../stone/catalogue/placeLight';
import type { DrawnBy } from './drawnBy';
import { groundBelow } from './ground';
import { fitSigns, measureSigns, type Sign, type SignLook } from './measureSigns';
import { Pace } from './pace';
import { PERSON, personAt } from './person';
import { readModel } from './readModel';
import { release } from './release';
import { drawSparingly, SPARING } from './sparingly';
import { lightOf } from './sunlight';
import { dome, mirrored } from './surroundings';
import { isReached, lookFrom, type View, viewBetween } from './view';

/** What stands in the space besides the stone. */
export interface Shown {
  readonly person: boolean;
  readonly measures: boolean;
}

/** A stone in space, on the screen. */
export interface Space {
  /**
   * Looks at it from elsewhere.
   *
   * @param glides whether the eye goes there, or is there at once.
   */
  look(orbit: Orbit, glides: boolean): void;
  show(shown: Shown, glides: boolean): void;
  /** What is seen, as a PNG. */
  picture(): Promise<Blob>;
  /** Ends it and frees everything. */
  dispose(): void;
}

export interface SpaceGiven {
  readonly glb: Blob;
  readonly background: Background | undefined;
  readonly signs: readonly Sign[];
  readonly look: SignLook;
  readonly orbit: Orbit;
  readonly drawnBy: DrawnBy;
  /** Called once where the graphics card is taken away. */
  readonly onLost: () => void;
}

/** How long the eye takes for most of a way, in ms. */
const GLIDE = 110;

/** The longer side of a picture to keep, in pixels. */
const KEPT = 2400;

/** How far the figure of a person stands from the stone's edge, in metres. */
const BESIDE = 0.22;

const placeOf = ({ x, y, z }: Vector3): Place => [x, y, z];

/**
 * Shows a stone's bodies in space, in an element of the page.
 *
 * @throws Error where the browser has no WebGL, or the file cannot be read.
 */
export async function openSpace(host: HTMLElement, given: SpaceGiven): Promise<Space> {
  const stone = await readModel(given.glb);
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const spares = given.drawnBy === 'processor';
  const renderer = new WebGLRenderer({ canvas, antialias: !spares });
  // Where nothing is mirrored, toning would make a dark stone black.
  renderer.toneMapping = spares ? NoToneMapping : NeutralToneMapping;
  renderer.shadowMap.enabled = !spares;
  renderer.shadowMap.type = PCFShadowMap;
  // Nothing moves but the eye: the sun's shadows are drawn once.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;

  const { background } = given;
  const around = surroundingsOf(background);
  const horizon = new Color(...around.horizon);
  const light = background?.light ?? HAZY_DAY;
  const box = new Box3().setFromObject(stone);
  const person = personAt(box.max.x + BESIDE + PERSON.half);
  const signs = measureSigns(given.signs, given.look);
  const scene = new Scene();
  scene.fog = new Fog(horizon, HAZE.from, HAZE.to);
  scene.environment = spares ? null : mirrored(renderer, around);
  scene.environmentIntensity = mirroredStrength(light);
  scene.add(
    dome(around),
    groundBelow(stone, background?.cover),
    lightOf(light, around, box),
    stone,
    person,
    signs,
  );

  if (spares) drawSparingly(scene, horizon.clone().lerp(new Color(...around.ground), 0.5));

  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.02, 120);
  let shown: Shown = { person: false, measures: false };
  const framed = (): Pick<View, 'middle' | 'size'> => {
    const whole = box.clone();
    if (shown.person) {
      whole.expandByPoint(new Vector3(person.position.x + PERSON.half, PERSON.height, 0));
      whole.min.y = 0;
    }
    // Signs are as wide on a narrow screen as on a broad one.
    if (shown.measures)
      whole.expandByVector(new Vector3(0.13 * Math.max(1, 1.6 / camera.aspect), 0.03, 0.05));
    return { middle: placeOf(whole.getCenter(new Vector3())), size: placeOf(whole.getSize(new Vector3())) };
  };
  let wanted: View = {
    orbit: given.orbit,
    goal: placeOf(box.getCenter(new Vector3())),
    ...framed(),
  };
  let seen = wanted;
  let frame = 0;
  let before = 0;
  let isSharp = !spares;
  const pace = new Pace();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const render = () => {
    lookFrom(camera, seen);
    person.rotation.y = radians(seen.orbit.turn);
    renderer.render(scene, camera);
  };
  /** Draws as sharply as somebody who looks on expects, or as coarsely as keeps up with a finger. */
  const sharpen = (sharp: boolean) => {
    if (isSharp === sharp) return;
    isSharp = sharp;
    measure();
  };
  const rest = () => {
    clearTimeout(resting);
    if (isSharp) return;
    resting = setTimeout(() => {
      sharpen(true);
      render();
    }, SPARING.rest);
  };
  const step = (now: number) => {
    const part = 1 - Math.exp(-Math.min(100, now - before) / GLIDE);
    before = now;
    seen = viewBetween(seen, wanted, part);
    const isThere = isReached(seen, wanted);
    if (isThere) seen = wanted;
    frame = isThere ? 0 : requestAnimationFrame(step);
    if (pace.drawn(now) && !isSharp) measure();
    sharpen(!spares && pace.share === 1);
    render();
    rest();
  };
  /** Draws with the next frame, on the way or there. */
  const draw = (glides: boolean) => {
    // Each step would take the processor as long as the whole way.
    if (!glides || spares) seen = wanted;
    if (frame) return;
    before = performance.now();
    frame = requestAnimationFrame(step);
  };

  const measure = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    const most = isSharp ? SPARING.resting : SPARING.moving;
    const ratio = Math.min(spares ? Math.sqrt(most / (width * height)) : 2, window.devicePixelRatio);
    renderer.setPixelRatio(isSharp ? ratio : ratio * Math.sqrt(pace.share));
    renderer.setSize(width, height);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    fitSigns(signs, 2 * Math.tan(radians(FIELD_OF_VIEW / 2)), height);
  };
  const watch = new ResizeObserver(() => {
    measure();
    // At once: a canvas of another size is empty.
    render();
  });
  const lost = (event: Event) => {
    event.preventDefault();
    given.onLost();
  };
  canvas.addEventListener('webglcontextlost', lost, { once: true });
  host.append(canvas);
  measure();
  render();
  rest();
  watch.observe(host);

  return {
    look(orbit, glides) {
      wanted = { ...wanted, orbit };
      draw(glides);
    },
    show(next, glides) {
      shown = next;
      person.visible = next.person;
      signs.visible = next.measures;
      wanted = { ...wanted, ...framed() };
      draw(glides);
    },
    async picture() {
      const larger = (spares ? SPARING.kept : KEPT) / Math.max(host.clientWidth, host.clientHeight);
      renderer.setPixelRatio(larger);
      render();
      // Taken before the browser shows it and empties the canvas.
      const taken = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      measure();
      render();
      const picture = await taken;
      if (!picture) throw new Error('the picture could not be written');
      return picture;
    },
    dispose() {
      watch.disconnect();
      clearTimeout(resting);
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextlost', lost);
      release(scene);
      scene.environment?.dispose();
      renderer.dispose();
      // Browsers give a page some sixteen of them: an ended one is given back at once.
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}
