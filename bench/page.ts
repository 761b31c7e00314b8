import { fetchOffered } from '../src/api/lists';
import type { FileOrder } from '../src/painting/files/formats';
import { exportFile, prepareExporter } from '../src/renderer/exporter';
import { openRenderer } from '../src/renderer/renderer';
import { applyEdit } from '../src/stone/edits/applyEdit';
import type { Edit } from '../src/stone/edits/edit';
import { type Design, design } from '../src/stone/stone';
import type { StageWork } from '../workers/stage/contract';
import type { DrawnBy } from '../workers/stage/screen';
import { driveOf } from './drive';

/** Controls the renderer from outside, to measure it. Each promise resolves when the pixels are on the canvas. */
export interface Bench {
  /** Shows a stone: the body of `GET /api/stone/{id}` or of `POST /api/stone/`. */
  load(stone: unknown): Promise<void>;
  /** Moves an element as a drag does, to stone mm. */
  moveElement(element: number, x: number, y: number): Promise<void>;
  setText(element: number, subText: string): Promise<void>;
  /** Mm behind each character. */
  setSpacing(element: number, spacings: readonly number[]): Promise<void>;
  /** The bare stone, made in the exporter's worker as all files are. */
  exportPng(pxPerMm: number): Promise<Blob>;
  /** Makes a file as the designer's tab "print" does, in the exporter's worker. */
  exportFile(order: FileOrder): Promise<Blob>;
  /** Has the exporter's worker get ready for the stone, as the tab "print" does when it is opened. */
  prepareFiles(): Promise<void>;
  /** What the stage has done so far; the picture is final when no relief waits. */
  work(): Promise<StageWork>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Who is to draw, by the query flag `drawnBy`; undefined lets the stage choose. */
function wished(): DrawnBy | undefined {
  const flag = new URLSearchParams(location.search).get('drawnBy');
  return flag === 'processor' || flag === 'graphics card' ? flag : undefined;
}

const opened = Promise.all([openRenderer(wished()), fetchOffered()]).then(
  async ([{ canvas, stage }, offered]) => {
    document.body.append(canvas);
    const pixelRatio = window.devicePixelRatio;
    const { width, height } = canvas.getBoundingClientRect();
    await stage.resize({
      width: Math.round(width * pixelRatio),
      height: Math.round(height * pixelRatio),
      pixelRatio,
    });
    await stage.catalogue(offered);
    return { stage, offered };
  },
);

let shown: Design = design.parse({});

async function show(next: Design): Promise<void> {
  shown = next;
  await (await opened).stage.show(next);
}

const edit = (done: Edit) => show(applyEdit(shown, done));

async function make(order: FileOrder): Promise<Blob> {
  const catalogue = (await opened).offered;
  const request = { order, design: shown, id: 1, catalogue, locale: 'da' } as const;
  return (await exportFile(request, () => undefined, new AbortController().signal)).blob;
}

window.bench = {
  load: (stone) => show(design.parse(stone)),
  moveElement: async (element, x, y) => {
    shown = applyEdit(shown, { kind: 'place', element, x, y });
    await (await opened).stage.move(element, x, y);
  },
  setText: (element, subText) => edit({ kind: 'writeText', element, subText }),
  setSpacing: (element, spacings) => edit({ kind: 'spaceCharacters', element, spacings }),
  exportPng: (pxPerMm) => make({ format: 'png', pxPerMm }),
  exportFile: make,
  prepareFiles: async () => prepareExporter({ design: shown, isCut: true }, (await opened).offered),
  work: async () => (await opened).stage.work(),
};
window.drive = driveOf(window.bench);
