import { hash } from 'node:crypto';
import sharp from 'sharp';
import { fontOf } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { sealedCatalogue } from '../../src/painting/sealing/sealedCatalogue';
import { sealedOutlines } from '../../src/painting/sealing/sealedOutlines';
import { shownPicture } from '../../src/painting/sealing/shownPicture';
import type { Scene } from '../../src/scene/scene';
import { sealedDesign } from '../../src/stone/sealing/sealedDesign';
import { sealNumberOf } from '../../src/stone/sealing/sealNumber';
import { SEAL_PARTS, type Seal } from '../../src/stone/wire/seal';
import type { FileSource } from './fileSupplies';
import { loadNodeKit } from './nodeKit';
import type { Named } from './scenes';

type Parts = Seal['parts'];
/** The hashes of all that is cut and shown, but of the picture. */
export type SealedParts = Omit<Parts, 'picture'>;

const sha256 = (content: string | Uint8Array) => hash('sha256', content);

/** Fonts come with the program: each is read once. */
const fonts = new Map<string, string>();

async function fontHash(file: string): Promise<string> {
  const known = fonts.get(file) ?? sha256(new Uint8Array(await fileBytes(file)));
  fonts.set(file, known);
  return known;
}

function fileOf(family: string, cursive: boolean): string | undefined {
  const entry = fontOf(family);
  return (cursive ? entry?.italic : undefined) ?? entry?.file;
}

/** The hash of a picture's size and pixels (RGBA): the same however the file was written. */
function pixelsHash({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }) {
  return sha256(Buffer.concat([Buffer.from(`${width} ${height}\n`), pixels]));
}

/**
 * The hash of the picture in a file.
 *
 * @throws where it is no picture.
 */
export async function pictureHash(file: Uint8Array): Promise<string> {
  const { data, info } = await sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return pixelsHash({ pixels: data, width: info.width, height: info.height });
}

/** The hash of a seal's parts: of a line each, in their order. */
export function sealHash(parts: Parts): string {
  return sha256(`gravestone-seal 1\n${SEAL_PARTS.map((part) => `${part} ${parts[part]}\n`).join('')}`);
}

/** The seal of parts. */
export function sealOf(parts: Parts): Seal {
  const whole = sealHash(parts);
  return {
    format: 'gravestone-seal',
    formatVersion: 1,
    number: sealNumberOf(whole),
    sha256: whole,
    parts,
  };
}

/** A scene, and what it was built from. */
export interface SealedScene extends Named {
  readonly scene: Scene;
}

/** The hashes of all that is cut and shown, but of the picture. */
export async function sealedParts(given: SealedScene, tile: FileSource): Promise<SealedParts> {
  const catalogue = await sealedCatalogue(given, fileOf, {
    tile: async (path) => sha256(new Uint8Array(await tile(path))),
    font: fontHash,
    bytes: sha256,
  });
  return {
    design: sha256(sealedDesign(given.design)),
    outlines: sha256(sealedOutlines(given.scene)),
    catalogue: sha256(catalogue),
  };
}

/** A seal and the picture that it holds for, as PNG. */
export interface Sealed {
  readonly seal: Seal;
  readonly picture: Uint8Array;
}

/** Draws the picture of a stone that is to be approved, and seals both. */
export async function sealScene(given: SealedScene, tile: FileSource): Promise<Sealed> {
  const shown = await shownPicture(given.scene, { kit: await loadNodeKit(), tile });
  const { width, height } = shown;
  const pixels = new Uint8Array(shown.pixels.buffer);
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const parts = { ...(await sealedParts(given, tile)), picture: pixelsHash({ pixels, width, height }) };
  return { seal: sealOf(parts), picture };
}
