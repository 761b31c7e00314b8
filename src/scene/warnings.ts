/** What is wrong with a stone, for the reader's language to say. `element` is an index in `Parms`. */
export type SceneWarning =
  | {
      readonly kind: 'missingCharacter';
      readonly element: number;
      readonly character: string;
      readonly family: string;
    }
  | { readonly kind: 'unknownFont'; readonly element: number; readonly family: string }
  | { readonly kind: 'fontFailed'; readonly element: number; readonly family: string }
  | { readonly kind: 'unknownColour'; readonly element: number; readonly colour: string }
  | { readonly kind: 'unknownVignet'; readonly element: number; readonly id: number }
  | { readonly kind: 'unknownAttachment'; readonly element: number; readonly id: number }
  /** An uploaded vignet that could not be loaded or read. */
  | { readonly kind: 'pictureFailed'; readonly element: number; readonly id: number }
  /** What a vignet's `transform` says cannot be read: it is drawn without it. */
  | { readonly kind: 'unknownTransform'; readonly element: number; readonly transform: string }
  /** The frame is no element and lies beneath the first: its warnings are of element −1. */
  | { readonly kind: 'unknownFrame'; readonly element: -1; readonly type: string }
  | { readonly kind: 'unknownFrameColour'; readonly element: -1; readonly colour: string }
  | { readonly kind: 'noRoomForFrame'; readonly element: -1 }
  /** The photograph of an existing stone could not be loaded or read; the stone is drawn plain. */
  | { readonly kind: 'photographFailed'; readonly element: -1 }
  /** The line still says what a template says of nobody in particular. */
  | { readonly kind: 'sampleWords'; readonly element: number; readonly text: string }
  /** The mark of a date that is not written behind it. */
  | { readonly kind: 'dateMissing'; readonly element: number; readonly text: string }
  | { readonly kind: 'outside'; readonly element: number }
  | { readonly kind: 'overlapping'; readonly element: number; readonly other: number }
  /** `stroke` and `least` in mm. */
  | { readonly kind: 'tooThin'; readonly element: number; readonly stroke: number; readonly least: number };
