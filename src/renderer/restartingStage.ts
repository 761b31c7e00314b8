import type { Drawn, Stage, View } from '../../workers/stage/contract';
import { sameView } from '../../workers/stage/view';
import { type OpenStage, StageGone } from './openStage';
import { ask, type StageCall, stageOf } from './stageCalls';

/** What a stage opened in another's place is told, in this order, so that it shows what that one showed. */
const RETOLD: readonly StageCall[] = ['resize', 'catalogue', 'measure', 'show', 'hold'];

/** The calls that answer with where one looks now. */
const LOOKS: ReadonlySet<StageCall> = new Set(['resize', 'look', 'lookAtAll']);

/** So often a call is tried; one that ends every stage it is put to must not go on for ever. */
const TRIES = 2;

/** So many endings within so many ms are mended without being asked; after that only the next call opens another. */
const MOST_ENDINGS = 3;
const ENDINGS_WITHIN = 60_000;

/**
 * A stage that outlives its worker. When the worker ends, by a fault or for want of memory, another is opened in its
 * place, shown what the first was shown last, and its canvas put where the first one's was; calls that waited for an
 * answer are put to the new one. Whoever calls notices nothing but the time it takes.
 */
export class RestartingStage {
  readonly stage: Stage = stageOf((call, args) => this.carryOut(call, args));
  private readonly told = new Map<StageCall, readonly unknown[]>();
  private view: View | undefined;
  private current: OpenStage | undefined;
  private reopening: Promise<OpenStage> | undefined;
  private shownOn: HTMLCanvasElement;
  private endings: number[] = [];

  /**
   * @param first a stage just opened.
   * @param reopen opens another one like it.
   * @param now a clock in ms.
   */
  constructor(
    first: OpenStage,
    private readonly reopen: () => Promise<OpenStage>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shownOn = first.canvas;
    this.take(first);
  }

  /** The canvas that shows the stone; another one after the stage was opened again. */
  get canvas(): HTMLCanvasElement {
    return this.shownOn;
  }

  private async carryOut(call: StageCall, args: readonly unknown[]): Promise<unknown> {
    if (RETOLD.includes(call)) this.told.set(call, args);
    for (let tried = 1; ; tried += 1) {
      // Without a wait where there is none: calls reach the stage in the order they were made.
      const open = this.current ?? (await this.opened());
      try {
        const answer = await ask(open.stage, call, args);
        this.keepView(call, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof StageGone)) throw error;
        this.lose(open, error);
        if (tried === TRIES) throw error;
      }
    }
  }

  private keepView(call: StageCall, answer: unknown): void {
    if (LOOKS.has(call)) this.view = answer as View;
    else if (call === 'show' && answer) this.view = (answer as Drawn).view;
  }

  /** The stage that is there, or the one that is being opened. */
  private opened(): Promise<OpenStage> {
    this.reopening ??= this.again().finally(() => {
      this.reopening = undefined;
    });
    return this.reopening;
  }

  private async again(): Promise<OpenStage> {
    const next = await this.reopen();
    const shown: { view?: View } = {};
    for (const call of RETOLD) {
      const args = this.told.get(call);
      if (!args) continue;
      try {
        const answer = await ask(next.stage, call, args);
        if (call === 'show' && answer) shown.view = (answer as Drawn).view;
      } catch (error) {
        if (error instanceof StageGone) throw error;
        // The one before failed in it too, and whoever asked was told.
      }
    }
    if (shown.view && this.view && !sameView(shown.view, this.view)) await next.stage.look(this.view);
    for (const { name, value } of this.shownOn.attributes) {
      if (name !== 'width' && name !== 'height') next.canvas.setAttribute(name, value);
    }
    this.shownOn.replaceWith(next.canvas);
    this.shownOn = next.canvas;
    this.take(next);
    return next;
  }

  private take(open: OpenStage): void {
    this.current = open;
    void open.gone.then((why) => this.lose(open, why));
  }

  private lose(open: OpenStage, why: StageGone): void {
    if (this.current !== open) return;
    this.current = undefined;
    console.error('the stage ended and is opened again', why);
    const now = this.now();
    this.endings = [...this.endings.filter((then) => now - then < ENDINGS_WITHIN), now];
    if (this.endings.length <= MOST_ENDINGS) this.opened().catch(() => undefined);
  }
}
