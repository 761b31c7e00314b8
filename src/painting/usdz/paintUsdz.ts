import { type Look, linear } from '../mesh/look';
import type { Picture } from '../mesh/picture';
import type { PartPieces, Piece } from '../mesh/pieces';
import { alignedZip } from './alignedZip';

/** Digits behind the point of a length in metres: a thousandth of a mm. */
const DECIMALS = 6;

const written = (number: number) => String(Number(number.toFixed(DECIMALS)));

/** Pairs or triples of numbers, as USD writes them. */
function tuples(numbers: Float32Array, size: 2 | 3): string {
  const all: string[] = [];
  for (let at = 0; at < numbers.length; at += size)
    all.push(`(${Array.from(numbers.subarray(at, at + size), written).join(', ')})`);
  return `[${all.join(', ')}]`;
}

/** A picture's coordinates as USD has them: from its lower left corner. */
const upright = (places: Float32Array) => places.map((place, index) => (index % 2 === 1 ? 1 - place : place));

/** A name that USD takes for a prim. */
const primName = (name: string) => name.replaceAll(/\W/g, '_');

function meshOf(name: string, { look, picture, points, places, corners }: Piece): string {
  const uv = picture
    ? `
            texCoord2f[] primvars:st = ${tuples(upright(places), 2)} (
                interpolation = "vertex"
            )`
    : '';
  return `        def Mesh "${name}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            int[] faceVertexCounts = [${Array.from({ length: corners.length / 3 }, () => 3).join(', ')}]
            int[] faceVertexIndices = [${corners.join(', ')}]
            rel material:binding = </Stone/Materials/${primName(look.name)}>
            point3f[] points = ${tuples(points, 3)}${uv}
            uniform token subdivisionScheme = "none"
        }
`;
}

/** The shaders by which a material has its colour from a picture. */
function pictureShaders(path: string, file: string): string {
  return `
            def Shader "Places"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/Places.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
                float3 outputs:rgb
            }
`;
}

function materialOf(look: Look, file: string | undefined): string {
  const path = `/Stone/Materials/${primName(look.name)}`;
  const colour =
    file === undefined
      ? `color3f inputs:diffuseColor = (${look.rgb.map(linear).map(written).join(', ')})`
      : `color3f inputs:diffuseColor.connect = <${path}/Picture.outputs:rgb>`;
  return `        def Material "${primName(look.name)}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${colour}
                float inputs:clearcoat = ${look.clearcoat}
                float inputs:metallic = ${look.metallic}
                float inputs:opacity = ${look.alpha}
                float inputs:roughness = ${look.roughness}
                token outputs:surface
            }
${file === undefined ? '' : pictureShaders(path, file)}        }
`;
}

/** The names of pictures in the archive. */
function filesOf(pieces: readonly Piece[]): Map<Picture, string> {
  const pictures = new Set(pieces.flatMap(({ picture }) => picture ?? []));
  return new Map([...pictures].map((picture, index) => [picture, `textures/${index}.jpg`]));
}

/**
 * Writes parts as USDZ: a USDA layer (metres, y up, default prim `Stone`, an Xform for each part with its elements in its name) and
 * its pictures. Own code: three's exporter needs three's scene, and writes neither names of elements nor a clear layer of stone
 * as it is here.
 */
export function paintUsdz(parts: readonly PartPieces[]): Uint8Array {
  const pieces = parts.flatMap((part) => part.pieces);
  const files = filesOf(pieces);
  const looks = new Map(pieces.map((piece) => [piece.look.name, piece]));
  const materials = [...looks.values()].map(({ look, picture }) =>
    materialOf(look, picture && files.get(picture)),
  );
  const prims = parts.map(
    (
      { kind, elements, pieces: own },
      index,
    ) => `    def Xform "${['part', index, kind, ...elements].join('_').replaceAll('-', 'm')}"
    {
${own.map((piece, place) => meshOf(['piece', place, ...piece.elements].join('_').replaceAll('-', 'm'), piece)).join('\n')}    }
`,
  );
  const layer = `#usda 1.0
(
    defaultPrim = "Stone"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Stone" (
    kind = "component"
)
{
${prims.join('\n')}
    def Scope "Materials"
    {
${materials.join('\n')}    }
}
`;
  return alignedZip([
    { name: 'stone.usda', bytes: new TextEncoder().encode(layer) },
    ...[...files].map(([{ jpeg }, name]) => ({ name, bytes: jpeg })),
  ]);
}
