import { FontError } from '../../src/lettering/fontError';
import { PictureTooLarge } from '../../src/painting/canvaskit/pixels';
import { NothingMounted } from '../../src/painting/lists/nothingMounted';
import { NoRoomForTab } from '../../src/painting/sheet/knife/bridged';
import { KerfTooWide } from '../../src/painting/sheet/knife/kerf';
import { UnknownStoneType } from '../../src/scene/sources';
import { UnreadableDesign } from './readDesign';
import { Refusal } from './refusal';
import { t } from './texts';

/** An error in one sentence, for commands that were given a design. */
export function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof UnreadableDesign) return t(`unreadable_${error.reason}`, { detail: error.detail });
  if (error instanceof UnknownStoneType) return t('unknownStoneType', { id: error.id });
  if (error instanceof FontError) return t('font', { detail: error.message });
  if (error instanceof PictureTooLarge) return t('tooLarge', { width: error.width, height: error.height });
  if (error instanceof KerfTooWide) return t('kerfTooWide', { kerf: error.kerf });
  if (error instanceof NoRoomForTab) return t('noRoomForTab', { width: error.width });
  if (error instanceof NothingMounted) return t('nothingMounted');
  return t('failed', { detail: error instanceof Error ? error.message : String(error) });
}
