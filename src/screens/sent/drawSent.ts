import { fetchOffered, type Offered } from '../../api/lists';
import { fetchStone, type StoneAddress } from '../../api/stones';
import { openRenderer } from '../../renderer/renderer';
import { type Design, design } from '../../stone/stone';

/** The picture's width in pixels: half a screen at a pixel ratio of two, and 12 cm on paper at 300 dpi. */
const WIDTH = 1440;

/** Whether the catalogue came without a list that the stone needs: its picture would lack something that is cut. */
function isIncomplete(
  { Parms }: Pick<Design, 'Parms'>,
  { stoneTypes, vignets, attachments }: Pick<Offered, 'stoneTypes' | 'vignets' | 'attachments'>,
): boolean {
  const hasMore = Parms.some(({ type }) => type !== 'text');
  return stoneTypes.length === 0 || (hasMore && (vignets.length === 0 || attachments.length === 0));
}

/**
 * Draws a stone in its place, as the server has it and not as a page remembers it. The picture that is kept with a stone will not
 * do: it may be of an earlier version, where a browser saved without drawing.
 *
 * @param hasCatalogue whether the stage knows the catalogue, as it does in the designer.
 * @throws Refused, Unreachable, Error where it cannot be drawn, or the signal's reason.
 */
export async function drawSent(
  address: StoneAddress,
  hasCatalogue: boolean,
  signal: AbortSignal,
): Promise<Blob> {
  const [stone, { stage }, offered] = await Promise.all([
    fetchStone(address, signal),
    openRenderer(),
    hasCatalogue ? undefined : fetchOffered(signal),
  ]);
  const sent = design.parse(stone);
  if (offered) {
    if (isIncomplete(sent, offered)) throw new Error('the catalogue could not be fetched');
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    await stage.catalogue({ stoneTypes, vignets, backgrounds, attachments });
  }
  signal.throwIfAborted();
  return stage.picture(sent, WIDTH, true);
}
