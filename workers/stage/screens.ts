import type { Kit } from '../../src/painting/canvaskit/kit';
import type { StageSize } from './contract';
import { GraphicsCard } from './graphicsCard';
import { ProcessorScreen } from './processorScreen';
import type { DrawnBy, Screen, SeenContext } from './screen';

/** A graphics card that was lost more often than this is not used again: something is wrong with it. */
const MOST_LOSSES = 3;

/** What the painting side has to do when the screen changes. */
interface ScreensEvents {
  /** Nothing made with the old screen can be used any more: it is to be deleted now. */
  drop(): void;
  /** The screen is empty: everything is to be painted again. */
  repaint(): void;
}

/**
 * Gives the stage something to draw on: the processor at first, and the graphics card from when it is taken. The visible canvas
 * keeps its last pixels meanwhile, and when the card is lost and the processor takes over, so nothing goes black.
 */
export class Screens {
  private card: GraphicsCard | undefined;
  private takesEmulated = false;
  private screen: Screen | undefined;
  private losses = 0;

  constructor(
    private readonly kit: Kit,
    private readonly context: SeenContext,
    private size: StageSize,
    private readonly events: ScreensEvents,
  ) {
    this.fitCanvas();
    // The visible canvas may be lost too, where the browser keeps it on the card: it comes back empty.
    context.canvas.addEventListener('contextrestored', () => this.renew());
  }

  get drawnBy(): DrawnBy {
    return this.card ? 'graphics card' : 'processor';
  }

  /**
   * Draws by the graphics card from now on, where it can be opened.
   *
   * @param emulated whether one emulated by the processor is taken, as it is for tests.
   */
  takeCard(emulated: boolean): void {
    this.takesEmulated = emulated;
    if (this.card) return;
    const card = this.openedCard();
    if (!card) return;
    this.drop();
    this.card = card;
    this.events.repaint();
  }

  /** The screen to draw on now: a new object whenever the one before, and what it showed, is gone. */
  current(): Screen {
    if (this.card?.isLost) this.loseCard();
    this.screen ??= this.make();
    return this.screen;
  }

  /** Makes the canvas another size; it is empty afterwards. */
  resize(size: StageSize): void {
    const same = size.width === this.size.width && size.height === this.size.height;
    this.size = size;
    if (same) return;
    this.drop();
    this.fitCanvas();
  }

  /**
   * Paints by the graphics card, and by the processor where that fails.
   *
   * @throws what the painting throws, where the card is not the cause.
   */
  paint(painting: (screen: Screen) => void): void {
    const screen = this.current();
    try {
      painting(screen);
    } catch (error) {
      if (!this.card) throw error;
      this.loseCard();
      painting(this.current());
    }
  }

  /** What the visible canvas shows now; whatever is painted on it later is not in it. */
  copy(): Promise<ImageBitmap> {
    // Or an element of the page, where the stage runs on the page's thread: both can be copied.
    return createImageBitmap(this.context.canvas as OffscreenCanvas);
  }

  private fitCanvas(): void {
    this.context.canvas.width = this.size.width;
    this.context.canvas.height = this.size.height;
  }

  private make(): Screen {
    const { card, kit, context, size } = this;
    if (card) {
      try {
        return card.screen(context, size.width, size.height);
      } catch {
        this.loseCard();
      }
    }
    return new ProcessorScreen(kit, context, size.width, size.height);
  }

  private openedCard(): GraphicsCard | undefined {
    const card: GraphicsCard | undefined = GraphicsCard.open(this.kit, this.takesEmulated, {
      lost: () => {
        if (this.card === card) this.renew();
      },
      restored: () => this.takeBack(card),
    });
    return card;
  }

  /** The card is gone, and with it everything it made. */
  private loseCard(): void {
    const { card } = this;
    this.losses += 1;
    this.drop();
    this.card = undefined;
    card?.release();
  }

  /** The card is back: drawing by it starts from nothing. */
  private takeBack(former: GraphicsCard | undefined): void {
    former?.forget();
    if (this.card || this.losses > MOST_LOSSES) return;
    this.drop();
    this.card = this.openedCard();
    this.events.repaint();
  }

  private renew(): void {
    this.drop();
    this.events.repaint();
  }

  private drop(): void {
    this.events.drop();
    this.screen?.delete();
    this.screen = undefined;
  }
}
