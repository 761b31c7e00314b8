import type { LineTemplate } from './lineTemplate';
import { type Plane, valueAt } from './plane';
import { eachSeat, POSE_SIZE, type Pose } from './pose';

/** A photograph's contrast, with its slopes. */
export interface Seen {
  readonly value: Plane;
  readonly right: Plane;
  readonly down: Plane;
}

/** The photograph as it is seen through a pose, at each pixel of the template. */
export interface Through {
  readonly value: Float32Array;
  /** How it changes with each number of the pose. */
  readonly changes: readonly Float32Array[];
  /** 1 where the pixel lies within the photograph. */
  readonly within: Uint8Array;
  readonly count: number;
  /** The share of the letters that does. */
  readonly ink: number;
}

/** Reads a photograph through a pose. */
export function through(template: LineTemplate, seen: Seen, pose: Pose, withChanges: boolean): Through {
  const { data: mask } = template.mask;
  const value = new Float32Array(mask.length);
  const within = new Uint8Array(mask.length);
  const { width, height } = seen.value;
  let [count, ink, whole] = [0, 0, 0];
  eachSeat(template, pose, ({ at, x, y }) => {
    const letter = mask[at] ?? 0;
    whole += letter;
    if (x < 0.5 || y < 0.5 || x >= width - 0.5 || y >= height - 0.5) return;
    ink += letter;
    within[at] = 1;
    count += 1;
    value[at] = valueAt(seen.value, x - 0.5, y - 0.5);
  });
  const changes = withChanges ? changesOf(template, seen, pose, within) : [];
  return { value, changes, within, count, ink: ink / whole };
}

function changesOf(template: LineTemplate, seen: Seen, pose: Pose, within: Uint8Array): Float32Array[] {
  const lists = Array.from({ length: POSE_SIZE }, () => new Float32Array(within.length));
  const [toX, toY, larger, turned, wider, apart, grown, leant] = lists as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const stretch = pose.cap * (1 + pose.wide);
  eachSeat(template, pose, ({ at, x, y, u, v, pen }) => {
    if (within[at] === 0) return;
    const right = valueAt(seen.right, x - 0.5, y - 0.5);
    const down = valueAt(seen.down, x - 0.5, y - 0.5);
    const [dx, dy] = [x - pose.x, y - pose.y];
    const along = right * cos + down * sin;
    const across = down * cos - right * sin;
    toX[at] = right;
    toY[at] = down;
    larger[at] = right * dx + down * dy;
    turned[at] = down * dx - right * dy;
    wider[at] = along * pose.cap * u;
    apart[at] = along * stretch * pen;
    grown[at] = across * pose.cap * v * u + along * stretch * u * u;
    leant[at] = along * pose.cap * v;
  });
  return lists;
}
