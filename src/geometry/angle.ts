/** Degrees as radians. Degrees turn clockwise here, since y points down. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Radians as degrees. */
export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
