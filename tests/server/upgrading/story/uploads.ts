import sharp from 'sharp';

/** A dark rectangle on white, as small as a picture can be that something is cut out of. */
export async function drawing(): Promise<string> {
  const black = { create: { width: 60, height: 80, channels: 3, background: '#202428' } } as const;
  const bytes = await sharp({ create: { width: 120, height: 160, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: 30, top: 40 }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
