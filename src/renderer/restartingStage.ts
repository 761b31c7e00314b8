import type { Drawn, Stage, StageCatalogue, View } from '../../workers/stage/contract';
import { sameView } from '../../workers/stage/view';
import { type OpenStage, StageGone } from './openStage';
import { sameCatalogue } from './sameCatalogue';
import { ask, type StageCall, stageOf } from './stageCalls';

/** The calls replayed on a replacement stage, in this order, so that it shows the same. */
const RETOLD: readonly StageCall[] = ['dim', 'resize', 'catalogue', 'measure', 'aid', 'show', 'hold'];

/** The calls that return the current view. */
const LOOKS: ReadonlySet<StageCall> = new Set(['resize', 'look', 'lookAtAll']);

/** The number of attempts per call; one that ends every stage must not be repeated forever. */
const TRIES = 2;

/** This many endings within this many ms are repaired automatically; after that only the next call opens another. */
const MOST_ENDINGS = 3;
const ENDINGS_WITHIN = 60_000;

/**
 * A stage that outlives its worker. When the worker ends, by a fault or for lack of memory, another is opened
 * and shown what was last shown, and its canvas replaces the first one's; pending calls
 * are repeated on the new one. Callers notice only the delay.
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
   * @param first a stage that is being opened.
   * @param reopen opens another one like it; fails where it does not open.
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

  /** The canvas that shows the stone; another one after a restart. */
  get canvas(): HTMLCanvasElement {
    return this.shownOn;
  }

  private async carryOut(call: StageCall, args: readonly unknown[]): Promise<unknown> {
    if (call === 'catalogue' && this.knows(args)) return undefined;
    if (RETOLD.includes(call)) this.told.set(call, args);
    for (let tried = 1; ; tried += 1) {
      // Synchronous where possible: calls reach the stage in the order they were made.
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

  /** Whether the stage, and any that takes its place, was told a catalogue before. */
  private knows(args: readonly unknown[]): boolean {
    const [told] = this.told.get('catalogue') ?? [];
    // The calls match the contract's.
    return told !== undefined && sameCatalogue(told as StageCatalogue, args[0] as StageCatalogue);
  }

  private keepView(call: StageCall, answer: unknown): void {
    if (LOOKS.has(call)) this.view = answer as View;
    else if (call === 'show' && answer) this.view = (answer as Drawn).view;
  }

  /** The current stage, or the one being opened. */
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
        // The previous one failed in it too, and the caller was told.
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
    // One that does not open has ended, which its calls say.
    open.opened.catch(() => undefined);
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
