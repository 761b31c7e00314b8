import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import { isAnotherStone } from './anotherStone';
import type { Opened } from './opened';

/** The first picture of a stone, which waits for the reliefs that an earlier start has left, so that none is seen flat. */
export class FirstPicture {
  private asked: Design | undefined;
  private state: Promise<void> | 'due' | 'painted' = 'due';
  private waiting: readonly (() => void)[] = [];

  constructor(private readonly paint: () => void) {}

  /** Whether nothing may be painted yet. */
  get isDue(): boolean {
    return this.state !== 'painted';
  }

  /** Resolves once it is painted: what is not seen waits for that. */
  whenPainted(): Promise<void> {
    if (!this.isDue) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
    });
  }

  /** A design is shown from now on: where it is another stone, it has a first picture too. */
  show(asked: Design): void {
    if (isAnotherStone(asked, this.asked) && this.state === 'painted') this.state = 'due';
    this.asked = asked;
  }

  /**
   * Paints what is shown now.
   *
   * @returns undefined where it was painted at once.
   */
  paintShown({ pictures, baker }: Opened, scene: Scene, pxPerMm: number): Promise<void> | undefined {
    if (this.state === 'due' && baker.recall) {
      pictures.record(scene, pxPerMm);
      this.state = baker
        .recall()
        .catch(() => undefined)
        .then(() => {
          pictures.renewComplete();
          this.paintFirst();
        });
    }
    if (typeof this.state === 'object') return this.state;
    this.paintFirst();
    return undefined;
  }

  private paintFirst(): void {
    this.state = 'painted';
    this.paint();
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
