/**
 * A picture as a PNG, pixel by pixel: every program shows and prints one.
 *
 * @throws DOMException, Error where the browser cannot read it, or has no room for it.
 */
export async function asPng(picture: Blob): Promise<Blob> {
  const read = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = read.width;
  canvas.height = read.height;
  canvas.getContext('2d')?.drawImage(read, 0, 0);
  read.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no PNG was made'))), 'image/png'),
  );
}
