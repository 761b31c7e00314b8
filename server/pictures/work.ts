import type { Prepared, UploadedFile } from './prepareUpload';
import type { PreviewPicture } from './previewPicture';

/** What is done with uploaded pictures in processes of their own. */
export type UploadWork = {
  readonly stoneType: {
    readonly task: { readonly upload: UploadedFile; readonly keepBackground: boolean };
    readonly answer: Prepared;
  };
  readonly vignet: { readonly task: { readonly upload: UploadedFile }; readonly answer: Prepared };
};

/** What is done with the pictures of stones, which everybody's save brings along. */
export type PreviewWork = {
  /** The same picture drawn anew, with nothing else in it. */
  readonly preview: { readonly task: PreviewPicture; readonly answer: PreviewPicture };
  /** A preview as the picture of a link's card. */
  readonly card: { readonly task: { readonly preview: Uint8Array }; readonly answer: Uint8Array };
};
