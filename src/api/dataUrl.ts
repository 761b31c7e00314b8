import { Unreachable } from './http';

/**
 * The bytes of a file as a data URL.
 *
 * @throws Unreachable where they cannot be read.
 */
export function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Unreachable(String(reader.error)));
    reader.readAsDataURL(blob);
  });
}
