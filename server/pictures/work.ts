import type { Stroke } from '../../src/stone/wire/stroke';
import type { Tracing } from '../../src/stone/wire/tracing';
import type { PreparedPhotograph } from './preparePhotograph';
import type { Prepared, PreparedStone, UploadedFile } from './prepareUpload';
import type { PreviewPicture } from './previewPicture';

/** Tasks on uploaded pictures in separate processes. */
export type UploadWork = {
  readonly stoneType: {
    readonly task: {
      readonly upload: UploadedFile;
      readonly keepBackground: boolean;
      readonly strokes?: readonly Stroke[] | undefined;
    };
    readonly answer: PreparedStone;
  };
  readonly photograph: {
    readonly task: { readonly upload: Pick<UploadedFile, 'bytes'> };
    readonly answer: PreparedPhotograph;
  };
  readonly vignet: {
    readonly task: { readonly upload: UploadedFile; readonly tracing?: Tracing | undefined };
    readonly answer: Prepared;
  };
};

/** All tasks on pictures that come from outside. */
export type PictureWork = UploadWork & PreviewWork;

/** Tasks on pictures of stones, which every save may contain. */
export type PreviewWork = {
  /** The same picture redrawn, with nothing else in it. */
  readonly preview: { readonly task: PreviewPicture; readonly answer: PreviewPicture };
  /** A preview as the picture of a link's card. */
  readonly card: { readonly task: { readonly preview: Uint8Array }; readonly answer: Uint8Array };
};
