import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Stonemason } from '../../../src/stone/catalogue/stonemason';
import type { OrderContent } from '../../../src/stone/wire/order';
import type { Mover } from '../../store/statusChanges';

/** A stone to be ordered, and the version it must have; any where undefined. */
export interface OrderedStone {
  readonly id: number;
  readonly version?: number | null | undefined;
}

/** What is ordered, from whom, by whom. */
export interface Order {
  readonly stones: readonly OrderedStone[];
  /** Undefined where none was chosen yet: the order goes to the provider, who chooses one. */
  readonly mason: Stonemason | undefined;
  readonly content: OrderContent;
  /** The case that is ordered as a whole; its letters are its own where it has no stone. */
  readonly projectId?: number;
  /** The sender's language, for the receipt and for the provider. */
  readonly locale: Locale;
  readonly by: Mover;
}
