import type { SceneMeasures } from '../../src/scene/measures';
import type { Place } from '../../src/scene/scene';
import type { Guide } from '../../src/scene/snapping';
import type { SceneWarning } from '../../src/scene/warnings';
import type { Background } from '../../src/stone/catalogue/background';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import type { Vignet } from '../../src/stone/catalogue/vignet';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';

/** The canvas in device pixels, and how many of them make one CSS pixel. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Where the stone lies on the canvas: device pixel = mm × pxPerMm + left or top. */
export interface View {
  readonly pxPerMm: number;
  readonly left: number;
  readonly top: number;
}

/** The parts of the catalogue that a stone is drawn from. */
export interface StageCatalogue {
  readonly stoneTypes: readonly StoneType[];
  readonly vignets: readonly Vignet[];
  readonly backgrounds: readonly Background[];
}

/** What came of showing a design. */
export interface Shown {
  readonly measures: SceneMeasures;
  readonly warnings: readonly SceneWarning[];
  readonly view: View;
}

/** How much work the stage has done since it was opened: counted, not timed. */
export interface StageWork {
  readonly elementsBuilt: number;
  readonly layersRasterised: number;
  readonly framesPainted: number;
  readonly reliefsBaked: number;
  /** Reliefs still to be baked: what is seen is final when it is 0. */
  readonly reliefsWaiting: number;
}

/** The designer's stage: it draws the stone on a canvas and answers with what was measured. */
export interface Stage {
  /** Takes the canvas over; nothing is shown before. */
  open(canvas: OffscreenCanvas | HTMLCanvasElement, size: StageSize): Promise<void>;
  resize(size: StageSize): Promise<View>;
  /** Looks at the stone from nearer, farther or beside, as far as that makes sense; answers with the view it took. */
  look(view: View): Promise<View>;
  /** Shows the whole stone again, also after it or the canvas has changed. */
  lookAtAll(): Promise<View>;
  catalogue(catalogue: StageCatalogue): Promise<void>;
  /** Draws a design; fonts and tiles it needs are loaded first. Answers undefined where a later one overtook it. */
  show(design: Design): Promise<Shown | undefined>;
  /** Moves an element until the next `show`; resolves when the pixels are on the canvas. */
  move(element: number, x: Mm, y: Mm): Promise<void>;
  /** Moves, turns or scales an element until the next `show`, and shows the lines it was drawn to. */
  place(element: number, place: Partial<Place>, guides: readonly Guide[]): Promise<void>;
  /** Takes an element in hand: it is outlined, and drawing it again costs nothing of the rest. */
  hold(element: number | undefined): Promise<void>;
  /** Spacings that would even out the white of a line of letters; undefined where the element is none. */
  opticalSpacing(element: number): Promise<readonly Mm[] | undefined>;
  /** A design as a picture of the given width in pixels, with what stands behind it, whatever is shown meanwhile. */
  picture(design: Design, width: number): Promise<Blob>;
  /** The bare stone at its true proportions. */
  exportPng(pxPerMm: number): Promise<Blob>;
  work(): Promise<StageWork>;
}
