import type { JudgedStone } from '../../../scene/checks/judgedStone';
import type { StandingStone } from '../../../scene/permit/views';
import type { Scene } from '../../../scene/scene';
import type { Churchyard } from '../../../stone/catalogue/churchyard';
import type { ColourName } from '../../../stone/colours';
import type { Country } from '../../../stone/permit/country';
import type { PermitCase } from '../../../stone/permit/permitCase';
import type { Design } from '../../../stone/stone';
import type { Names } from '../offer/entries';
import type { OfferTexts } from '../offer/texts';
import type { PermitSpeech } from './speech';

/** Everything that the papers for a permit are drawn from. */
export interface PermitPack {
  readonly scene: Scene;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly names: Names;
  readonly judged: JudgedStone;
  readonly standing: StandingStone;
  readonly churchyard: Churchyard | undefined;
  readonly country: Country;
  readonly given: PermitCase;
  readonly speech: PermitSpeech;
  /** What the offer calls things, in the same language. */
  readonly offer: OfferTexts;
  readonly colourOf: (name: ColourName) => string;
  readonly date: Date;
}
