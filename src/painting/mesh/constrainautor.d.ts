/** What is used of `@kninnug/constrainautor` 4.1, whose package has its source in place of types (tsconfig/shared.json). */
declare class Constrainautor {
  /** @param triangulation one of Delaunator's, which is changed in place. */
  constructor(triangulation: {
    readonly coords: ArrayLike<number>;
    readonly triangles: Uint32Array;
    readonly halfedges: Int32Array;
  });
  /** Makes an edge between two points. @throws Error where it crosses another, or meets a point. */
  constrainOne(from: number, to: number): number;
  /** Flips edges until all but those are Delaunay's. */
  delaunify(deep?: boolean): this;
}

export default Constrainautor;
