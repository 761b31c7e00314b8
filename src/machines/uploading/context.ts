import type { OpenedPicture } from '../../../workers/pictures/contract';
import type { Box } from '../../geometry/box';
import { NotAPicture, UploadTooLarge } from '../../renderer/pictures';
import type { KnownDistance } from '../../scene/knownDistance';
import { cornersOf, isConvex, type Quad, sidesOf } from '../../scene/straighten/quad';
import { type Mm, toTenth } from '../../stone/numbers';
import { MOST_STROKES, type Stroke } from '../../stone/wire/stroke';
import type { Tracing } from '../../stone/wire/tracing';
import type { DesignerContext } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved } from '../designer/settled';
import { type Failure, failureOf } from '../failure';
import { type CutOut, type CutWish, NOTHING_WISHED } from './cuts';
import type { Uploaded } from './uploaded';

/** What is uploaded. */
export type UploadKind = 'stone' | 'vignet';

/** Whether a stone takes an upload: not while it can only be read, and only once it was saved (specification section 5). */
export type UploadTarget = 'readOnly' | 'unsaved' | 'saved';

/** What the stone in a designer is for an upload. */
export function uploadTarget({ readOnly, saved }: Pick<DesignerContext, 'readOnly' | 'saved'>): UploadTarget {
  if (readOnly) return 'readOnly';
  return saved ? 'saved' : 'unsaved';
}

/** A chosen picture and its object URL. */
export interface ChosenPicture extends OpenedPicture {
  readonly url: string;
}

/** What went wrong, as far as the user needs to know it. */
export type UploadFailure =
  | Failure
  | { readonly kind: 'tooLarge' | 'notAPicture' | 'notSaved' | 'straightening' };

/** How large the thing is, in mm. */
export interface UploadSize {
  readonly width: Mm | undefined;
  readonly height: Mm | undefined;
  /** Whether one measure follows from the other by the picture's proportions. */
  readonly isLinked: boolean;
  /** The last measure typed: where they are linked, only it is sent, and the other follows from what is cut out. */
  readonly typed: 'width' | 'height';
}

export interface UploadingContext {
  readonly designer: DesignerActor;
  readonly kind: UploadKind;
  /** Whether new text is to be placed on this old stone (the wizard's "addition to existing"). */
  readonly isAddition: boolean;
  readonly picture: ChosenPicture | undefined;
  /** The part of the picture that is used, in its pixels. */
  readonly crop: Box;
  /** The corners of the area to straighten, in the picture's pixels. */
  readonly corners: Quad;
  readonly size: UploadSize;
  /** A distance known on the straightened area, in its pixels; undefined where the sides are measured. */
  readonly distance: KnownDistance | undefined;
  readonly keepBackground: boolean;
  /** Whether the vignet is stored for the user's department too. */
  readonly archive: boolean;
  /** The straightened picture, ready to be sent. */
  readonly upright: Blob | undefined;
  /** The share that has been sent, 0 to 1. */
  readonly sent: number;
  readonly uploaded: Uploaded | undefined;
  /** What was brushed over the straightened picture, in its order. */
  readonly strokes: readonly Stroke[];
  /** How the lines of a drawing were wished to be found, one after the other: the last counts. */
  readonly tracings: readonly Tracing[];
  /** What the cut under way is made from. */
  readonly asked: CutWish;
  /** What came of this picture so far. */
  readonly cuts: readonly CutOut[];
  /** The uploaded stone that is to be deleted. */
  readonly toDelete: number | undefined;
  readonly failure: UploadFailure | undefined;
}

/** The stone created for a photograph was deleted with it. */
export type UploadingNotice = { readonly type: 'addition.abandoned' };

export type UploadingEvent =
  /** `onto` is what becomes of the stone in hand first (`uploadTarget`). */
  | {
      readonly type: 'open';
      readonly kind: UploadKind;
      readonly onto: UploadTarget;
      readonly isAddition?: boolean;
    }
  /** Saves the stone first, and continues. */
  | { readonly type: 'save' }
  | { readonly type: 'choose'; readonly file: Blob }
  | { readonly type: 'crop'; readonly crop: Box }
  | { readonly type: 'corners.place'; readonly corners: Quad }
  | { readonly type: 'measure'; readonly side: 'width' | 'height'; readonly mm: Mm | undefined }
  | { readonly type: 'link'; readonly isLinked: boolean }
  /** Without a distance the sides are measured again. */
  | { readonly type: 'distance'; readonly distance: KnownDistance | undefined }
  | { readonly type: 'archive'; readonly archive: boolean }
  | { readonly type: 'background.keep'; readonly keepBackground: boolean }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'sent'; readonly part: number }
  | { readonly type: 'received'; readonly uploaded: Uploaded }
  | { readonly type: 'sending.failed'; readonly error: unknown }
  | { readonly type: 'stroke.add'; readonly stroke: Stroke }
  | { readonly type: 'trace'; readonly tracing: Tracing }
  | { readonly type: 'trace.undo' }
  | { readonly type: 'stroke.undo' }
  | { readonly type: 'strokes.clear' }
  | { readonly type: 'accept' }
  | { readonly type: 'again' }
  | { readonly type: 'retry' }
  | { readonly type: 'delete'; readonly id: number }
  | { readonly type: 'confirm' }
  | { readonly type: 'close' };

const NOWHERE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** What is reset whenever the dialog closes. */
export const NOTHING_CHOSEN = {
  kind: 'stone',
  isAddition: false,
  picture: undefined,
  crop: NOWHERE,
  corners: cornersOf(NOWHERE),
  size: { width: undefined, height: undefined, isLinked: true, typed: 'height' },
  distance: undefined,
  keepBackground: false,
  archive: false,
  upright: undefined,
  sent: 0,
  uploaded: undefined,
  ...NOTHING_WISHED,
  asked: NOTHING_WISHED,
  cuts: [],
  toDelete: undefined,
  failure: undefined,
} as const satisfies Omit<UploadingContext, 'designer'>;

/** The least width and height of a crop, in pixels: below it nothing is visible. */
export const LEAST_CROP = 16;

/** A crop that lies within the picture and shows something. */
export function cropWithin({ left, top, right, bottom }: Box, { width, height }: OpenedPicture): Box {
  const within = (place: number, most: number) => Math.min(Math.max(place, 0), most);
  const from = { left: within(left, width - LEAST_CROP), top: within(top, height - LEAST_CROP) };
  return {
    ...from,
    right: within(Math.max(right, from.left + LEAST_CROP), width),
    bottom: within(Math.max(bottom, from.top + LEAST_CROP), height),
  };
}

/** The bounds for sizes of uploads, in mm: the server's own are zero and ten metres. */
export const SMALLEST: Record<UploadKind, Mm> = { stone: 50, vignet: 5 };
export const LARGEST: Mm = 10_000;

/**
 * The proportions of what is uploaded, width by height; undefined where they are unknown until it is cut out:
 * its background is removed, and no corners were placed on it.
 */
export function proportions({
  kind,
  keepBackground,
  crop,
  corners,
}: Omit<Measured, 'size'>): number | undefined {
  const isWhole = kind === 'stone' && keepBackground;
  const untouched = cornersOf(crop);
  const isPlaced = corners.some(({ x, y }, i) => x !== untouched[i]?.x || y !== untouched[i]?.y);
  if (!isWhole && !isPlaced) return undefined;
  const { width, height } = sidesOf(corners);
  return width / height;
}

type Measured = Pick<UploadingContext, 'kind' | 'keepBackground' | 'crop' | 'corners' | 'size'>;

/** The sizes after one measure was typed; where they are linked, the other follows as far as it is known. */
export function measured(context: Measured, typed: 'width' | 'height', mm: Mm | undefined): UploadSize {
  const { size } = context;
  if (!size.isLinked) return { ...size, typed, [typed]: mm };
  const ratio = proportions(context);
  const other =
    mm === undefined || ratio === undefined
      ? undefined
      : toTenth(typed === 'width' ? mm / ratio : mm * ratio);
  return typed === 'width'
    ? { ...size, typed, width: mm, height: other }
    : { ...size, typed, height: mm, width: other };
}

/** Whether a measure is valid for an upload. */
export function isMeasure(kind: UploadKind, mm: Mm | undefined): mm is Mm {
  return mm !== undefined && mm >= SMALLEST[kind] && mm <= LARGEST;
}

/** Whether the size is complete: both measures, or the one that the other follows from. */
export function isSized({ kind, size }: Pick<UploadingContext, 'kind' | 'size'>): boolean {
  const sides = ['width', 'height'] as const;
  return sides.every(
    (side) =>
      isMeasure(kind, size[side]) || (size.isLinked && side !== size.typed && size[side] === undefined),
  );
}

/** The measures that are sent: what was typed, and both where the proportions differ from the picture's. */
export function sentSize({ width, height, isLinked, typed }: UploadSize): { width?: Mm; height?: Mm } {
  const wanted = (side: 'width' | 'height') => !isLinked || typed === side;
  return {
    ...(width !== undefined && wanted('width') && { width }),
    ...(height !== undefined && wanted('height') && { height }),
  };
}

/** Whether the corners can be straightened. */
export function areCorners({ corners }: Pick<UploadingContext, 'corners'>): boolean {
  return isConvex(corners);
}

/** Whether one more stroke may lie on the picture: on a cut-out stone, and within what the server takes. */
export function mayBrush({
  kind,
  keepBackground,
  strokes,
}: Pick<UploadingContext, 'kind' | 'keepBackground' | 'strokes'>): boolean {
  return kind === 'stone' && !keepBackground && strokes.length < MOST_STROKES;
}

/** Reads an error. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadTooLarge) return { kind: 'tooLarge' };
  if (error instanceof NotAPicture) return { kind: 'notAPicture' };
  if (error instanceof StoneNotSaved) return { kind: 'notSaved' };
  const failure = failureOf(error);
  return failure.kind === 'drawing' ? { kind: 'straightening' } : failure;
}
