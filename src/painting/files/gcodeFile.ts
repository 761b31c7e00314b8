import { sealStatement } from '../../stone/sealing/sealStatement';
import { weld } from '../canvaskit/weld';
import { headOf } from '../carving/head';
import type { Cutting } from '../carving/measures';
import type { Post } from '../carving/posts/names';
import { WRITERS } from '../carving/posts/posts';
import { programOf, stagesOf } from '../carving/program';
import { toolName } from '../carving/toolName';
import { toolpathOf } from '../carving/toolpath';
import { cutSheet } from '../sheet/cutSheet';
import type { FileStone, FileSupplies } from './supplies';
import { saidLines } from './ticketLines';

/** By which control, in what shape, and whether the program says which stone it is. */
type Milling = Cutting & { readonly post: Post; readonly ticket?: boolean | undefined };

/** The program by which a machine cuts what is engraved: in a V along the medial axis, or at one depth. */
export function gcodeFile(
  stone: FileStone,
  supplies: FileSupplies,
  { post, ticket, ...cutting }: Milling,
): string {
  const { scene, id, seal } = stone;
  const { kit, translate } = supplies;
  const { width, height, layers } = cutSheet(scene, {
    weld: (outline) => weld(kit, outline),
    centreLines: [],
    whiskers: 'left',
  });
  const engraved = layers.find(({ tool }) => tool === 'engrave');
  const path = engraved ? toolpathOf(engraved.outline, height, cutting) : { jobs: [] };
  const stages = stagesOf(path, height, cutting, (tool) => toolName(tool, translate));
  // Controls keep lines short: the number alone.
  const sealed = seal ? sealStatement(seal).slice(0, 1) : [];
  const named = saidLines(stone, supplies, { ticket });
  const head = [...headOf({ path, stages, id, width, height, cutting }, translate), ...named, ...sealed];
  return WRITERS[post](programOf({ name: `STONE${id ?? ''}`, head, stages, width, height }, cutting));
}
