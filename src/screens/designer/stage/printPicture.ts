/** A picture that takes the canvas's place on paper, and is nowhere to be seen before (StoneStage.module.css). */
export function printPicture(seen: ImageBitmap): HTMLElement {
  const canvas = document.createElement('canvas');
  canvas.width = seen.width;
  canvas.height = seen.height;
  canvas.style.cssText = 'display: block; width: 100%; max-height: 160mm; object-fit: contain';
  // Takes the pixels over instead of copying them.
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(seen);
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  place.dataset.printed = '';
  // Closed: the stone has one canvas, for whoever looks for it.
  place.attachShadow({ mode: 'closed' }).append(canvas);
  return place;
}
