import type { Scene, SceneNode } from '../../scene/scene';
import { shownNodes } from '../../scene/shownNodes';
import type { DrawnCatalogue } from '../../scene/sourcesFrom';
import type { StoneVariant } from '../../stone/catalogue/stoneType';
import { isSeen } from '../../stone/handling';
import { canonicalJson, type Json } from '../../stone/sealing/canonicalJson';
import type { Design } from '../../stone/stone';

/** What the hashes of files are asked of: a material's tile by its path, a typeface's file by its module's path. */
export interface FileHashes {
  readonly tile: (path: string) => Promise<string>;
  readonly font: (file: string) => Promise<string>;
  readonly bytes: (bytes: Uint8Array) => string;
}

/** The file of a family that lines are set in. */
export type FontFileOf = (family: string, cursive: boolean) => string | undefined;

/** A material as it is seen and sold; its name, and what can be cut into it, are no part of it. */
async function materialOf(variant: StoneVariant, { tile }: FileHashes): Promise<Json> {
  const { id, tilePxPerMm, colour, finish, rock, sort, tone, density } = variant;
  return { id, tile: await tile(variant.tile), tilePxPerMm, colour, finish, rock, sort, tone, density };
}

/** The numbers of the catalogue's vignets that a design shows, also those that stand for characters. */
function vignetsIn({ Parms }: Design): ReadonlySet<number> {
  return new Set(
    Parms.filter(isSeen).flatMap((each) => {
      if (each.type === 'text') return Object.values(each.signs ?? {});
      return each.type === 'sandblownVignet' || each.type === 'standardVignet' ? [each.vignetId] : [];
    }),
  );
}

function attachmentsIn({ Parms }: Design): ReadonlySet<number> {
  return new Set(
    Parms.filter(isSeen).flatMap((each) => (each.type === 'attachment' ? [each.attachmentId] : [])),
  );
}

/** Uploaded pictures that are shown as they are: photographs on medallions and of etchings, and drawings that were not traced. */
const bytesIn = (node: SceneNode) => ('picture' in node ? [node.picture.bytes] : []);

const byNumber = <E extends { readonly id: number }>(entries: readonly E[], used: ReadonlySet<number>) =>
  entries.filter(({ id }) => used.has(id)).toSorted((one, other) => one.id - other.id);

async function typefacesIn(nodes: readonly SceneNode[], fileOf: FontFileOf, { font }: FileHashes) {
  const files = nodes.flatMap((node) =>
    node.kind === 'lettering' ? (fileOf(node.family, node.isSlanted) ?? []) : [],
  );
  return Promise.all([...new Set(files)].sort().map(font));
}

/**
 * What a scene has from the catalogue and from uploads, as text: by content and not by name or address, so that an entry that is
 * called otherwise, or a file that is kept elsewhere, is the same one.
 */
export async function sealedCatalogue(
  { scene, design, catalogue }: { scene: Scene; design: Design; catalogue: DrawnCatalogue },
  fileOf: FontFileOf,
  hashes: FileHashes,
): Promise<string> {
  const { stoneType, variant, made, photograph } = scene.slab;
  const { width, height, thickness, outline, existing, shape, base } = stoneType;
  const nodes = shownNodes(scene);
  return canonicalJson({
    stone: photograph
      ? { photograph: hashes.bytes(photograph.bytes) }
      : { id: stoneType.id, width, height, thickness, outline, existing, shape, base },
    material: photograph ? undefined : await materialOf(variant, hashes),
    baseMaterial: made.base && (await materialOf(made.base.variant, hashes)),
    typefaces: await typefacesIn(nodes, fileOf, hashes),
    vignets: byNumber(catalogue.vignets, vignetsIn(design)).map(({ id, kind, width, height, outline }) => ({
      id,
      kind,
      width,
      height,
      outline,
    })),
    attachments: byNumber(catalogue.attachments, attachmentsIn(design)).map(
      ({ id, width, height, parts }) => ({ id, width, height, parts }),
    ),
    pictures: nodes.flatMap(bytesIn).map(hashes.bytes),
  });
}
