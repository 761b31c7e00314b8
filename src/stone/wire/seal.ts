import { z } from 'zod';
import { readSealNumber, sealNumberOf } from '../sealing/sealNumber';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The parts of what is approved, each of which has its own hash. */
export const SEAL_PARTS = ['design', 'outlines', 'catalogue', 'picture'] as const;
export type SealPart = (typeof SEAL_PARTS)[number];

/** A seal's number as it is written here (`sealNumberOf`). */
export const sealNumber = z.string().refine((written) => readSealNumber(written) === written, 'sealNumber');

/**
 * What was approved, as hashes (docs/approval/seal.md): whoever has the design can tell whether it is still the same. It holds
 * no word of it.
 */
export const seal = z
  .object({
    format: z.literal('gravestone-seal'),
    formatVersion: z.literal(1),
    /** Short, for paper and phone; follows from `sha256`. */
    number: sealNumber,
    /** SHA-256 over the four others, in hexadecimal (`server/drawing/sealScene.ts`). */
    sha256,
    parts: z.object({
      /** What the design says of all that is cut or shown. */
      design: sha256,
      /** Every outline on the stone and the stone's own, in true mm. */
      outlines: sha256,
      /** The stone, material, typefaces and ornaments that were used, as the catalogue had them. */
      catalogue: sha256,
      /** The pixels of the picture that was shown. */
      picture: sha256,
    }),
  })
  .refine(({ number, sha256 }) => number === sealNumberOf(sha256), { path: ['number'], error: 'sealNumber' });
export type Seal = z.infer<typeof seal>;
