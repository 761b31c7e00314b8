import type { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import type { ElementCache } from '../../src/scene/elementCache';
import type { ParagraphLayout } from '../../src/scene/layParagraphs';
import { remedying } from '../../src/scene/remedies/remedying';
import type { Scene } from '../../src/scene/scene';
import type { Sources } from '../../src/scene/sources';
import type { Edit } from '../../src/stone/edits/edit';
import type { Finding } from '../../src/stone/finding';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Design } from '../../src/stone/stone';
import { fallbackFamilies } from './fallbackFamilies';
import type { Opened } from './opened';
import { inSlices } from './slices';
import type { Supplies } from './supplies';

/** What is shown, and what it was made of. */
interface Remedied {
  readonly design: Design;
  readonly scene: Scene;
  readonly sources: Sources;
  readonly paragraphs: ParagraphLayout;
  readonly strokes: Opened['strokes'];
  readonly fonts: FontCache;
  readonly families: Supplies['fonts'];
  readonly elements: ElementCache;
}

/** The edit that fixes a finding on the design shown; undefined where only a person can. */
export async function remedyOf(finding: Finding, shown: Remedied): Promise<Edit | undefined> {
  const { design, scene, sources, paragraphs, strokes, elements } = shown;
  const work = remedying(finding, {
    design,
    scene,
    measures: strokes,
    after: (edit) => buildScene(paragraphs.outcome(design, edit), sources, elements.build),
    letterHeights: letterHeightsOn(shown.families, scene.slab.variant),
    vignet: (id) => sources.vignet(id),
    families: await fallbackFamilies(finding, design, shown.fonts, shown.families),
  });
  return (await inSlices(work)).findLast((edit) => edit !== undefined);
}
