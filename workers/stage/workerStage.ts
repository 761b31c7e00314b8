import { transfer } from 'comlink';
import type { Design } from '../../src/stone/stone';
import { CanvasStage } from './canvasStage';
import type { Drawn, Stage } from './contract';
import { changedDesign, type DesignChange } from './designChange';
import { changeOfDrawn, type DrawnChange } from './drawnChange';

/** A stage in a worker: of designs and drawing results only the changes are sent between the threads. */
export interface RemoteStage extends Stage {
  /** Applies a change to the design before and draws it; answers like `show`. */
  showChange(change: DesignChange, isFixed?: boolean): Promise<DrawnChange | undefined>;
}

/** The stage of a worker. */
export class WorkerStage extends CanvasStage implements RemoteStage {
  private heard: Design | undefined;
  private told: Drawn | undefined;

  async showChange(change: DesignChange, isFixed = false): Promise<DrawnChange | undefined> {
    // Before anything is awaited: the next change builds on this one.
    this.heard = changedDesign(this.heard, change);
    const drawn = await this.show(this.heard, isFixed);
    if (!drawn) return undefined;
    const answer = changeOfDrawn(this.told, drawn);
    this.told = drawn;
    return answer;
  }

  override async unheld(): Promise<ImageBitmap | undefined> {
    const picture = await super.unheld();
    // Not copied once more on its way.
    return picture && transfer(picture, [picture]);
  }
}
