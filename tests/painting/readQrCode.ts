import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// From the package itself: left alone, it fetches its program from the network.
const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(program).buffer },
  fireImmediately: true,
});

/** A picture, RGBA. */
export interface Seen {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What a QR code says by two decoders of other algorithms, both simply set: as many, they only know dark on light. */
export async function readQrCode({ data, width, height }: Seen): Promise<readonly (string | undefined)[]> {
  const byJsQr = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    tryInvert: false,
  });
  return [byJsQr, found.length === 1 ? found[0]?.text : undefined];
}
