import type { CutStone } from '../../api/uploads';
import type { OwnStoneType } from '../../stone/ownStoneType';
import type { UploadedVignet } from '../../stone/wire/upload';

/** What is put on a stone: an upload, also one from before. */
export type Placeable =
  | { readonly kind: 'stone'; readonly stone: OwnStoneType }
  | { readonly kind: 'vignet'; readonly vignet: UploadedVignet };

/** The server's result of an upload. */
export type Uploaded =
  | ({ readonly kind: 'stone' } & CutStone)
  | { readonly kind: 'vignet'; readonly vignet: UploadedVignet };
