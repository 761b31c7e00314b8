/** Degrees as radians. Degrees turn clockwise here, since y points down. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
