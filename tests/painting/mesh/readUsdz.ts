import { crc32 } from 'node:zlib';
import type { ReadPart } from './readGlb';

/** A file of a zip, and where its bytes begin. */
export interface StoredFile {
  readonly name: string;
  readonly method: number;
  readonly begins: number;
  readonly bytes: Uint8Array;
  /** Whether its checksum is that of its bytes. */
  readonly isSound: boolean;
}

/** Reads a zip's list at its end, and each file from where it says. */
export function readZip(zip: Uint8Array): StoredFile[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('no end of a zip');
  const files: StoredFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    const named = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + named));
    const local = view.getUint32(at + 42, true);
    const begins = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const bytes = zip.subarray(begins, begins + view.getUint32(at + 20, true));
    const sum = view.getUint32(at + 16, true);
    files.push({
      name,
      method: view.getUint16(local + 8, true),
      begins,
      bytes,
      isSound: crc32(bytes) === sum,
    });
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** The numbers of a list behind a name in USDA. */
function listBehind(text: string, name: string): number[] {
  const from = text.indexOf(`${name} = [`) + name.length + 4;
  const list = text.slice(from, text.indexOf(']', from));
  return list
    .split(/[(),\s]+/)
    .filter((each) => each !== '')
    .map(Number);
}

/** The elements in a prim's name: the numbers behind its words. */
const elementsIn = (words: readonly string[]) => words.map((word) => Number(word.replace('m', '-')));

/** Reads the bodies of a USDA layer, prim by prim. */
export function readUsda(layer: string): ReadPart[] {
  const [body = ''] = layer.split('def Scope "Materials"');
  return body
    .split(/def Xform "part_/)
    .slice(1)
    .map((part) => {
      const [, kind = '', ...elements] = part.slice(0, part.indexOf('"')).split('_');
      const pieces = part
        .split(/def Mesh "piece_/)
        .slice(1)
        .map((mesh) => ({
          elements: elementsIn(mesh.slice(0, mesh.indexOf('"')).split('_').slice(1)),
          points: listBehind(mesh, 'point3f[] points'),
          corners: listBehind(mesh, 'int[] faceVertexIndices'),
        }));
      return { kind, elements: elementsIn(elements), pieces };
    });
}
