import { type Buffer, Document, type Material, WebIO } from '@gltf-transform/core';
import { KHRMaterialsClearcoat } from '@gltf-transform/extensions';
import { type Look, linear } from '../mesh/look';
import type { Picture } from '../mesh/picture';
import type { PartPieces, Piece } from '../mesh/pieces';

/** How rough a clear layer is: a polish mirrors the sky. */
const CLEAR_ROUGHNESS = 0.08;

/** Makes a document's materials, each once. */
class Materials {
  readonly #known = new Map<string, Material>();
  readonly #textures = new Map<Picture, ReturnType<Document['createTexture']>>();

  constructor(private readonly document: Document) {}

  of({ look, picture }: Piece): Material {
    const known = this.#known.get(look.name) ?? this.#make(look, picture);
    this.#known.set(look.name, known);
    return known;
  }

  #make(look: Look, picture: Picture | undefined): Material {
    const [r, g, b] = look.rgb;
    const material = this.document
      .createMaterial(look.name)
      .setBaseColorFactor([linear(r), linear(g), linear(b), look.alpha])
      .setMetallicFactor(look.metallic)
      .setRoughnessFactor(look.roughness)
      .setAlphaMode(look.alpha < 1 ? 'BLEND' : 'OPAQUE');
    if (picture) material.setBaseColorTexture(this.#textureOf(picture));
    if (look.clearcoat > 0) {
      const clear = this.document
        .createExtension(KHRMaterialsClearcoat)
        .createClearcoat()
        .setClearcoatFactor(look.clearcoat)
        .setClearcoatRoughnessFactor(CLEAR_ROUGHNESS);
      material.setExtension('KHR_materials_clearcoat', clear);
    }
    return material;
  }

  #textureOf(picture: Picture) {
    const known =
      this.#textures.get(picture) ??
      this.document.createTexture().setImage(Uint8Array.from(picture.jpeg)).setMimeType('image/jpeg');
    this.#textures.set(picture, known);
    return known;
  }
}

/** Corners as narrow numbers as hold them. */
const narrowed = (corners: Uint32Array, points: number) =>
  points < 2 ** 16 - 1 ? Uint16Array.from(corners) : Uint32Array.from(corners);

function primitiveOf(piece: Piece, document: Document, buffer: Buffer, materials: Materials) {
  const accessor = () => document.createAccessor().setBuffer(buffer);
  const { points, places, corners, elements } = piece;
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor().setType('VEC3').setArray(Float32Array.from(points)))
    .setIndices(
      accessor()
        .setType('SCALAR')
        .setArray(narrowed(corners, points.length / 3)),
    )
    .setMaterial(materials.of(piece))
    .setExtras({ elements: [...elements] });
  if (places.length > 0)
    primitive.setAttribute('TEXCOORD_0', accessor().setType('VEC2').setArray(Float32Array.from(places)));
  return primitive;
}

/**
 * Writes parts as a binary glTF 2.0: metres, y up, a node for each part with its elements as `extras`. Faces are flat, as those
 * of a cut are, and so no normals are written: readers reckon them from the triangles.
 *
 * @param title what the stone is called.
 */
export async function paintGlb(parts: readonly PartPieces[], title: string): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const materials = new Materials(document);
  const scene = document.createScene(title);
  for (const { kind, elements, pieces } of parts) {
    const mesh = document.createMesh(kind);
    for (const piece of pieces) mesh.addPrimitive(primitiveOf(piece, document, buffer, materials));
    const node = document
      .createNode([kind, ...elements].join(' '))
      .setMesh(mesh)
      .setExtras({ kind, elements: [...elements] });
    scene.addChild(node);
  }
  document.getRoot().setDefaultScene(scene);
  return new WebIO().registerExtensions([KHRMaterialsClearcoat]).writeBinary(document);
}
