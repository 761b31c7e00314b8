import { createHash } from 'node:crypto';
import { sealedDesign } from '../../../src/stone/sealing/sealedDesign';
import type { Design } from '../../../src/stone/stone';

/** SHA-256 of what is cut and shown of a design, as its seal has it (server/drawing/sealScene.ts). */
export function designHash(design: Design): string {
  return createHash('sha256').update(sealedDesign(design)).digest('hex');
}
