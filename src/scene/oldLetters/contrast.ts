import { emptyPlane, type Plane, withoutSlow } from './plane';

/** A part of a photograph: red, green, blue and alpha of each pixel. */
export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The main axis of three by three covariances, by the power method. */
function mainAxis(covariance: readonly number[]): [number, number, number] {
  let axis: [number, number, number] = [0.58, 0.6, 0.55];
  for (let round = 0; round < 30; round += 1) {
    const [x, y, z] = axis;
    const to = [0, 3, 6].map(
      (at) => (covariance[at] ?? 0) * x + (covariance[at + 1] ?? 0) * y + (covariance[at + 2] ?? 0) * z,
    );
    const long = Math.hypot(...to) || 1;
    axis = [(to[0] ?? 0) / long, (to[1] ?? 0) / long, (to[2] ?? 0) / long];
  }
  return axis;
}

/** One of the three colours of a crop as a plane, 0 to 255. */
export function channelOf({ width, height, data }: Crop, channel: number): Plane {
  const plane = emptyPlane(width, height);
  for (let at = 0; at < plane.data.length; at += 1) plane.data[at] = data[4 * at + channel] ?? 0;
  return plane;
}

/**
 * What stands out of the stone, light or dark: the colours along which the crop differs most from its own surroundings,
 * so that gold on grey counts as much as white on black.
 */
export function contrastOf(crop: Crop): Plane {
  const channels = [0, 1, 2].map((channel) => withoutSlow(channelOf(crop, channel), crop.height * 0.6));
  const covariance = channels.flatMap((one) =>
    channels.map((other) => one.data.reduce((sum, each, at) => sum + each * (other.data[at] ?? 0), 0)),
  );
  const axis = mainAxis(covariance);
  const plane = emptyPlane(crop.width, crop.height);
  for (const [channel, { data }] of channels.entries())
    for (let at = 0; at < data.length; at += 1)
      plane.data[at] = (plane.data[at] ?? 0) + (axis[channel] ?? 0) * (data[at] ?? 0);
  return plane;
}
