import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import { plain } from '../plain';

/**
 * The key under which a relief is kept: the same for the same outlines, sizes, material and light, baked by the same code,
 * in any page. SHA-256, so that two that differ never share one.
 *
 * @param version of the code that bakes, its materials included.
 */
export async function orderKey(order: ReliefOrder, version: string): Promise<Uint8Array<ArrayBuffer>> {
  const written = new TextEncoder().encode(JSON.stringify([version, order], plain));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', written));
}

/** A key as a store names it: hexadecimal. */
export function keyName(key: Uint8Array): string {
  return Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
