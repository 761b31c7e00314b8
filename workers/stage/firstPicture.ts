import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import { isAnotherStone } from './anotherStone';
import type { Opened } from './opened';

/** The first picture of a stone, which waits for the reliefs that an earlier start has left, so that none is seen flat. */
export class FirstPicture {
  private asked: Design | undefined;
  private state: Promise<void> | 'due' | 'painted' = 'due';
  private waiting: readonly (() => void)[] = [];

  /** @param paint paints what is shown: at once, or where that takes long until it resolves. */
  constructor(private readonly paint: () => Promise<void> | undefined) {}

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
          return this.paintFirst();
        });
    }
    if (typeof this.state === 'object') return this.state;
    return this.paintFirst();
  }

  private paintFirst(): Promise<void> | undefined {
    this.state = 'painted';
    const painting = this.paint();
    if (painting) return painting.finally(() => this.tell());
    this.tell();
    return undefined;
  }

  private tell(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
