/** Triangles of a file: points x, y, z in its own unit, and three of them a triangle. */
export interface ReadPiece {
  readonly elements: readonly number[];
  readonly points: readonly number[];
  readonly corners: readonly number[];
}

/** A body of a file. */
export interface ReadPart {
  readonly kind: string;
  readonly elements: readonly number[];
  readonly pieces: readonly ReadPiece[];
}

interface Named {
  readonly extras?: { readonly kind?: string; readonly elements?: readonly number[] };
}

/** What is used of glTF's JSON. */
interface Gltf {
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: string;
  }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
  readonly meshes: readonly {
    readonly primitives: readonly (Named & {
      readonly attributes: { readonly POSITION: number };
      readonly indices: number;
    })[];
  }[];
  readonly nodes: readonly (Named & { readonly mesh: number })[];
}

/** The bytes of a glTF's kinds of numbers. */
const BYTES: Readonly<Record<number, number>> = { 5123: 2, 5125: 4, 5126: 4 };

/** Reads a binary glTF by its specification (Khronos, 2.0): the product writes it by a library, which is not asked here. */
export function readGlb(bytes: Uint8Array): ReadPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(12, true);
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  const binary = 20 + length + 8;
  const numbersOf = (index: number): number[] => {
    const accessor = gltf.accessors[index];
    const from = accessor && gltf.bufferViews[accessor.bufferView];
    if (!accessor || !from) throw new Error(`no accessor ${index}`);
    const size = BYTES[accessor.componentType] ?? Number.NaN;
    const each = accessor.type === 'VEC3' ? 3 : 1;
    const stride = from.byteStride ?? size * each;
    const start = binary + (from.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    return Array.from({ length: accessor.count * each }, (_, at) => {
      const place = start + Math.floor(at / each) * stride + (at % each) * size;
      if (accessor.componentType === 5126) return view.getFloat32(place, true);
      return size === 2 ? view.getUint16(place, true) : view.getUint32(place, true);
    });
  };
  return gltf.nodes.map(({ mesh, extras }) => ({
    kind: extras?.kind ?? '',
    elements: extras?.elements ?? [],
    pieces: (gltf.meshes[mesh]?.primitives ?? []).map((primitive) => ({
      elements: primitive.extras?.elements ?? [],
      points: numbersOf(primitive.attributes.POSITION),
      corners: numbersOf(primitive.indices),
    })),
  }));
}
