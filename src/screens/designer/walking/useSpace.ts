import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersLessMotion } from '../../../components/prefersLessMotion';
import type { Orbit } from '../../../geometry/orbit';
import type { SignLook } from '../../../renderer/space/measureSigns';
import { openSpace, type Shown, type Space, type SpaceGiven } from '../../../renderer/space/openSpace';

const glides = () => !prefersLessMotion();

/** The colours and letters of the signs: the page's own, by day and by night. */
function lookOf(host: HTMLElement): SignLook {
  const { color, backgroundColor, fontFamily } = getComputedStyle(host);
  return { ink: color, paper: backgroundColor, font: fontFamily };
}

/** What the space is opened with, once. */
type Opened = Omit<SpaceGiven, 'look' | 'onLost' | 'orbit'>;

/**
 * Opens a space in an element, for as long as that is shown, and has it follow what is to be seen.
 *
 * @param onFailed called where the browser gives no space, or takes it away.
 */
export function useSpace(
  host: RefObject<HTMLElement | null>,
  opened: Opened,
  orbit: Orbit,
  shown: Shown,
  onFailed: () => void,
): Space | undefined {
  const [space, setSpace] = useState<Space>();
  const first = useRef({ opened, orbit, onFailed });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const given = first.current;
    let isGone = false;
    let open: Space | undefined;
    openSpace(element, {
      ...given.opened,
      ...{ orbit: given.orbit, look: lookOf(element), onLost: given.onFailed },
    }).then(
      (made) => {
        open = made;
        if (isGone) made.dispose();
        else setSpace(made);
      },
      (error: unknown) => {
        if (isGone) return;
        console.error('the stone could not be shown in space', error);
        given.onFailed();
      },
    );
    return () => {
      isGone = true;
      open?.dispose();
    };
  }, [host]);
  useEffect(() => space?.look(orbit, glides()), [space, orbit]);
  useEffect(() => space?.show(shown, glides()), [space, shown]);
  return space;
}
