/** A font that cannot be used. `family` names it as the designer knows it. */
export class FontError extends Error {
  override readonly name = 'FontError';

  /**
   * @param family the family that failed, e.g. `EB Garamond`.
   * @param reason what is wrong with it, in English, for logs and the command line.
   * @param cause the error of the parser, the disk or the network.
   */
  constructor(
    readonly family: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`The font ${family} ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}
