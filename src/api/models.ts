import { Refused, Unreachable } from './http';

/** A stone that is shared: its number and its token for reading. */
export interface SharedStone {
  readonly id: number;
  readonly token: string;
}

/** What a phone's own viewer reads: USDZ on Apple's, binary glTF on others. */
export type ModelFormat = 'glb' | 'usdz';

/** The address of a shared stone's bodies, whole, since the viewer is another program. */
export const modelAddress = ({ id, token }: SharedStone, format: ModelFormat): string =>
  `${window.location.origin}/api/shared/${id}/${token}/stone.${format}`;

/**
 * Has the server make a stone's bodies, so that they are there when the viewer asks.
 *
 * @throws Refused without a sentence, since the answer has no body; Unreachable.
 */
export async function haveModelMade(
  stone: SharedStone,
  format: ModelFormat,
  signal: AbortSignal,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(modelAddress(stone, format), { method: 'HEAD', signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw new Refused(response.status, response.statusText);
}
