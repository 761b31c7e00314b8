import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { FontCache } from '../../../src/lettering/fontCache';
import { InkCache } from '../../../src/painting/canvaskit/caches/inkCache';
import { buildScene } from '../../../src/scene/buildScene';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import type { StoneVariant } from '../../../src/stone/catalogue/stoneType';
import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { cutLike } from '../../../src/stone/finish';
import type { Mm } from '../../../src/stone/numbers';
import { design } from '../../../src/stone/stone';
import { catalogueFromFiles } from '../../fromFiles';
import { lowestHeightOf } from './lowestHeight';

type Finish = StoneVariant['finish'];

const { catalogue } = await catalogueFromFiles();
const sources = sourcesFrom(catalogue, new FontCache(fileBytes, FONTS));
const measures = new InkCache(await loadNodeKit());

/** One material per finish: all materials of a finish take the same strokes and webs, but for soft ones. */
const VARIANTS = new Map(
  catalogue.stoneTypes.flatMap(({ id, Variants }) =>
    Variants.filter((variant) => cutLike(variant) === variant.finish).map(
      (variant) => [variant.finish, { stone: id, variant: variant.id }] as const,
    ),
  ),
);

function lowestOn(finish: Finish, { id, height }: Vignet): Mm | undefined {
  const { stone, variant } = VARIANTS.get(finish) ?? { stone: 0, variant: 0 };
  const alone = design.parse({
    StoneTypeId: stone,
    StoneTypeVariantId: variant,
    Parms: [{ type: 'sandblownVignet', vignetId: id, position: { x: 100, y: 100 } }],
  });
  const { nodes, slab } = buildScene(alone, sources);
  const [node] = nodes;
  return node?.kind === 'ornament' ? lowestHeightOf(node, height, slab, measures) : undefined;
}

/**
 * The height in mm from which each cut ornament of the catalogue can be cut, by its id and the stone's finish; left
 * out where only unusable sizes could be cut.
 *
 * @param ids only these; all by default.
 */
export function lowestHeights(
  ids?: readonly number[],
): readonly (readonly [id: number, heights: Partial<Record<Finish, Mm>>])[] {
  return catalogue.vignets
    .filter(({ id, kind }) => kind === 'sandblown' && (ids?.includes(id) ?? true))
    .map((vignet) => {
      const [polished, honed, rough] = (['polished', 'honed', 'rough'] as const).map((finish) =>
        lowestOn(finish, vignet),
      );
      const heights = {
        ...(polished && { polished }),
        ...(honed && { honed }),
        ...(rough && { rough }),
      };
      return [vignet.id, heights] as const;
    });
}
