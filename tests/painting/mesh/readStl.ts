/** Reads a binary STL: points and corners, and how long each normal is. */
export function readStl(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  if (bytes.byteLength !== 84 + 50 * count) throw new Error('an STL of another length than it says');
  const points: number[] = [];
  const normals: number[] = [];
  for (let triangle = 0; triangle < count; triangle += 1) {
    const numbers = Array.from({ length: 12 }, (_, at) => view.getFloat32(84 + 50 * triangle + 4 * at, true));
    const [x = 0, y = 0, z = 0, ...corners] = numbers;
    normals.push(Math.hypot(x, y, z));
    points.push(...corners);
  }
  return { points, corners: Array.from({ length: 3 * count }, (_, corner) => corner), normals };
}
