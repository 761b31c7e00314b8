import type { OfferedOrder } from './formats';

/** Who looks at the files of a stone. */
export interface Viewer {
  /** Somebody is logged in: an undertaker, a mason or the provider. */
  readonly isUser: boolean;
  /** A visitor has said on this device that it is used to work with stones. */
  readonly worksWithStones: boolean;
}

/** Whether a file is shown to somebody, in the designer's tab "print" and in its palette alike. */
export function isShownTo(
  { isUser, worksWithStones }: Viewer,
  { audience }: Pick<OfferedOrder, 'audience'>,
): boolean {
  switch (audience) {
    case 'everybody':
      return true;
    case 'trade':
      return isUser || worksWithStones;
    case 'users':
      return isUser;
  }
}
