import { type RefObject, useEffect } from 'react';
import { openRenderer } from '../../../../renderer/renderer';
import { DesignerContext } from '../../designerContext';
import { Fade } from './fade';
import { isNewSight } from './isNewSight';

/** How long a passage takes, in ms: long enough to be seen, and over before anybody waits for it. */
const PASSAGE = 200;

/** Letters being cut, once, when the stone is opened. */
const CARVING = 250;

/** The longest that what was seen stays, in ms: a picture that has not come by then comes without a passage. */
const LONGEST = 2500;

/** How long what is put onto a stone is waited for to be cut, in ms, before it is seen flat. */
const SOON = 360;

/** How many frames the first picture is waited for. */
const FRAMES = 12;

/** How often the stage is asked whether its reliefs are there, in ms. */
const ASKED = 120;

/**
 * What is seen anew passes over softly: another stone, material or place, an ornament that has been put onto it, and, once after
 * loading, flat letters that become cut ones, all together. Whatever a hand does ends it at once.
 */
export function useFades(frame: RefObject<HTMLElement | null>): void {
  const designer = DesignerContext.useActorRef();
  useEffect(() => {
    if (!frame.current) return;
    const fade = new Fade(frame.current);
    const ending = new AbortController();
    let asking: ReturnType<typeof setTimeout> | undefined;
    let dropping: ReturnType<typeof setTimeout> | undefined;
    let first = 0;
    /** Counts them: what was begun for one that is over ends with it. */
    let passage = 0;
    const drop = () => {
      passage += 1;
      clearTimeout(asking);
      cancelAnimationFrame(first);
      fade.drop();
    };
    const hold = () => {
      fade.hold();
      clearTimeout(dropping);
      if (fade.isHeld) dropping = setTimeout(drop, LONGEST);
    };
    /** Takes what was seen away once the reliefs are there, or after so many ms without them. */
    const releaseWhenCut = async (ms: number, within: number) => {
      const current = passage;
      const { stage } = await openRenderer();
      const { reliefsWaiting } = await stage.work();
      if (passage !== current) return;
      if (reliefsWaiting === 0 || within <= 0) fade.release(ms);
      else asking = setTimeout(() => releaseWhenCut(ms, within - ASKED).catch(drop), ASKED);
    };
    /** The first picture is a few frames on its way from the stage's worker. */
    const holdFirst = (frames: number) => {
      hold();
      if (fade.isHeld) releaseWhenCut(CARVING, LONGEST).catch(drop);
      else if (frames > 0) first = requestAnimationFrame(() => holdFirst(frames - 1));
    };
    let before = designer.getSnapshot().context;
    let isPassing = false;
    const subscription = designer.subscribe(({ context }) => {
      const was = before;
      before = context;
      const isDrawn = context.shown?.measures !== was.shown?.measures;
      if (!was.shown) {
        if (!context.shown) return;
        holdFirst(FRAMES);
      } else if (context.history.present !== was.history.present) {
        drop();
        if (isNewSight(was.history.present, context.history.present)) hold();
        isPassing = fade.isHeld;
      } else if (isDrawn && isPassing) {
        isPassing = false;
        releaseWhenCut(PASSAGE, SOON).catch(drop);
      }
    });
    for (const touch of ['pointerdown', 'wheel', 'keydown', 'resize', 'beforeprint'])
      window.addEventListener(touch, drop, { capture: true, passive: true, signal: ending.signal });
    return () => {
      ending.abort();
      subscription.unsubscribe();
      clearTimeout(dropping);
      drop();
    };
  }, [designer, frame]);
}
