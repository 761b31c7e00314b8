import { z } from 'zod';
import { FARTHEST, identifier, millimetres, numeric } from '../numbers';
import { ownStoneType } from '../ownStoneType';
import { stoneVignet } from '../stone';
import { share, strokes } from './stroke';
import { tracing } from './tracing';

/** The largest picture taken, in bytes of its file: what a telephone's camera writes. */
export const LARGEST_UPLOAD = 15_000_000;

const size = millimetres.pipe(z.number().positive()).optional();

/** What is sent with a picture whose background is to go. */
const upload = z.object({
  /** PNG, JPEG, WebP or SVG as a data URL or as plain base64. */
  image: z
    .string()
    .min(1)
    .max(LARGEST_UPLOAD * 1.4),
  /** How large the thing is, in mm; what is left out follows from the picture's proportions. */
  width: size,
  height: size,
});

/** A side of a whole picture in mm: a stone of the greatest size, and as much around it. */
const pictureSide = numeric(2 * FARTHEST).pipe(z.number().positive());

/**
 * `POST /api/removebg/{id}/stonetype/{keepBackground}`: a stone's size has to be known, by its sides or by the size of the
 * whole picture, of which what is cut out takes its part; strokes mend what is cut.
 */
export const stoneTypeUpload = upload
  .extend({
    pictureSize: z.object({ width: pictureSide, height: pictureSide }).optional(),
    strokes: strokes.optional(),
  })
  .refine(
    ({ width, height, pictureSize }) =>
      width !== undefined || height !== undefined || pictureSize !== undefined,
    { path: ['width'] },
  );

/**
 * `POST /api/removebg/{id}/vignet`: `archive` also keeps the vignet for the department (users only); `tracing` says how the
 * lines are found where that differs from what is usual.
 */
export const vignetUpload = upload.extend({
  archive: z.boolean().default(false),
  tracing: tracing.optional(),
});

/** `POST /api/removebg/{id}/photograph`: a photograph for a medallion, of which nothing is removed. */
export const photographUpload = upload.pick({ image: true });

/**
 * `POST /api/removebg/{id}/{token}`: either of them, by a stone's token; strokes mend the cut of a stone here too, and
 * `tracing` is for a drawing.
 */
export const uploadByToken = upload.extend({
  kind: z.enum(['stonetype', 'vignet']),
  keepBackground: z.boolean().default(false),
  strokes: strokes.optional(),
  tracing: tracing.optional(),
});

/** `keepBackground` in an address. */
export const yesOrNoWord = z
  .enum(['0', '1', 'false', 'true'])
  .transform((word) => word === '1' || word === 'true');

/** An entry for the design's `stoneStoneTypes`, and where on the photograph it was cut out. */
export const uploadedStone = ownStoneType.extend({
  /** The box of the outline, as shares of the photograph's width and height; it is no part of the entry. */
  within: z.object({ left: share, top: share, right: share, bottom: share }),
});
export type UploadedStone = z.infer<typeof uploadedStone>;

/** An entry for the design's `stoneVignets`, with its size in mm. */
export const uploadedVignet = stoneVignet.required();
export type UploadedVignet = z.infer<typeof uploadedVignet>;

/** A kept photograph: its address, for a medallion's `picture`, and its sides in pixels. */
export const uploadedPhotograph = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type UploadedPhotograph = z.infer<typeof uploadedPhotograph>;

/** What is left of a deleted stone type: its id. */
export const deletedStoneType = z.object({ id: identifier });

/** What an upload by token answers. */
export const uploadedEither = z.union([uploadedStone, uploadedVignet]);
