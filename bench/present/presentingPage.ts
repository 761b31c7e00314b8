/** The canvas of the designer at a desk, in pixels. */
export const CANVAS = { width: 1000, height: 850 } as const;

/** A page with a canvas that a worker paints, by whichever way is asked for: `present` takes so many frames. */
export const PAGE = `<!doctype html><canvas width="${CANVAS.width}" height="${CANVAS.height}"></canvas><script>
const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(workerSource())}])));
const answered = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
const frame = () => new Promise(requestAnimationFrame);
async function present({ way, part, frames }) {
  if (!window.isOpen) {
    const canvas = document.querySelector('canvas').transferControlToOffscreen();
    worker.postMessage({ canvas, way }, [canvas]);
    await answered();
    window.isOpen = true;
  }
  const all = [];
  for (let at = 0; at < frames; at += 1) {
    await frame();
    worker.postMessage({ part, at });
    all.push(await answered());
  }
  return all;
}
</script>`;

/** The worker: its pixels lie in one buffer, as Skia's do in the WebAssembly heap. */
function workerSource(): string {
  return `
const WIDTH = ${CANVAS.width}, HEIGHT = ${CANVAS.height};
const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
const picture = new ImageData(pixels, WIDTH, HEIGHT);
const OPTIONS = {
  'putImageData': { alpha: false },
  'putImageData, desynchronized': { alpha: false, desynchronized: true },
  'putImageData, willReadFrequently': { alpha: false, willReadFrequently: true },
};
let way, context;
const paint = {
  async none() {},
  async putImageData({ left, top, width, height }) { context.putImageData(picture, 0, 0, left, top, width, height); },
  async bitmap() { context.transferFromImageBitmap(await createImageBitmap(picture)); },
  async drawn({ left, top, width, height }) {
    const bitmap = await createImageBitmap(picture, left, top, width, height);
    context.drawImage(bitmap, left, top);
    bitmap.close();
  },
};
const howOf = (name) => name === 'nothing' ? 'none' : name.startsWith('putImageData') ? 'putImageData'
  : name.startsWith('drawImage') ? 'drawn' : 'bitmap';
onmessage = async ({ data }) => {
  if (data.canvas) {
    way = data.way;
    context = howOf(way) === 'bitmap' ? data.canvas.getContext('bitmaprenderer') : data.canvas.getContext('2d', OPTIONS[way] ?? { alpha: false });
    postMessage('open');
    return;
  }
  // Something changes each time, else a browser could leave it out.
  for (let at = (data.part.top * WIDTH + data.part.left) * 4, n = 0; n < 400; n += 1) pixels[at + n] = data.at + n;
  const begun = performance.now();
  await paint[howOf(way)](data.part);
  postMessage(performance.now() - begun);
};`;
}
