import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { type Fingers, fingers, LARGEST, STEP, scrolledTo, within } from './pinch';
import styles from './ZoomedPicture.module.css';

interface ZoomedPictureProps {
  readonly address: string;
  readonly alt: string;
  /** Lies on the picture, in shares of it. */
  readonly children?: ReactNode;
  /** Called with where it is pressed, as a share of its width and height. */
  readonly onPress?: ((x: number, y: number) => void) | undefined;
  readonly onFailed?: () => void;
}

/** What stays under which point of the window while the picture is enlarged. */
interface Held {
  readonly share: { readonly x: number; readonly y: number };
  readonly at: { readonly x: number; readonly y: number };
}

const pair = ({ touches: [one, other] }: TouchEvent): Fingers | undefined =>
  one && other
    ? fingers({ x: one.clientX, y: one.clientY }, { x: other.clientX, y: other.clientY })
    : undefined;

/** What lies at a point of the window that a picture is seen through. */
function heldAt(seen: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): Held {
  const box = seen.getBoundingClientRect();
  const at = { x: x - box.left, y: y - box.top };
  const share = {
    x: (seen.scrollLeft + at.x) / seen.scrollWidth,
    y: (seen.scrollTop + at.y) / seen.scrollHeight,
  };
  return { share, at };
}

/** A picture that two fingers enlarge, or two buttons; enlarged it is moved as any page is, by finger, wheel or arrow keys. */
export function ZoomedPicture({ address, alt, children, onPress, onFailed }: ZoomedPictureProps) {
  const { t } = useTranslation('approving');
  const seen = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState(1);
  const [ratio, setRatio] = useState(1);
  const current = useRef(enlarged);
  const held = useRef<Held>(undefined);
  current.current = enlarged;

  useEffect(() => {
    const picture = seen.current;
    if (!picture) return;
    let begun: (Fingers & { readonly enlarged: number; readonly held: Held }) | undefined;
    const onStart = (event: TouchEvent) => {
      const two = pair(event);
      begun = two && { ...two, enlarged: current.current, held: heldAt(picture, two.middle) };
      if (two) event.preventDefault();
    };
    const onMove = (event: TouchEvent) => {
      const two = pair(event);
      if (!two || !begun) return;
      // Otherwise the browser enlarges the whole page.
      event.preventDefault();
      const box = picture.getBoundingClientRect();
      held.current = {
        share: begun.held.share,
        at: { x: two.middle.x - box.left, y: two.middle.y - box.top },
      };
      setEnlarged(within((begun.enlarged * two.apart) / begun.apart));
    };
    const onEnd = () => {
      begun = undefined;
    };
    picture.addEventListener('touchstart', onStart, { passive: false });
    picture.addEventListener('touchmove', onMove, { passive: false });
    picture.addEventListener('touchend', onEnd);
    picture.addEventListener('touchcancel', onEnd);
    return () => {
      picture.removeEventListener('touchstart', onStart);
      picture.removeEventListener('touchmove', onMove);
      picture.removeEventListener('touchend', onEnd);
      picture.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  // Scrolled anew with every size, before it is seen.
  useLayoutEffect(() => {
    const picture = seen.current;
    if (!picture || !held.current) return;
    const { share, at } = held.current;
    if (enlarged >= 1) {
      picture.scrollLeft = scrolledTo(share.x, picture.scrollWidth, at.x);
      picture.scrollTop = scrolledTo(share.y, picture.scrollHeight, at.y);
    }
  }, [enlarged]);

  const enlarge = (by: number) => {
    const picture = seen.current;
    if (!picture) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    held.current = heldAt(picture, { x: left + width / 2, y: top + height / 2 });
    setEnlarged((now) => within(now * by));
  };
  const isLarge = enlarged > 1.01;
  return (
    // All of it is seen first: a tall stone is narrower than the page.
    <div className={styles.frame} style={{ width: `min(100%, ${72 * ratio}dvh)` }}>
      <div
        ref={seen}
        className={styles.seen}
        data-large={isLarge}
        style={{ aspectRatio: ratio }}
        {...(isLarge && { role: 'group', 'aria-label': t('picture.enlarged'), tabIndex: 0 })}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the place is typed in mm, in the form below. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
        <div
          className={styles.picture}
          data-asks={onPress !== undefined}
          style={{ width: `${enlarged * 100}%` }}
          onClick={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            onPress?.((clientX - box.left) / box.width, (clientY - box.top) / box.height);
          }}
        >
          <img
            src={address}
            alt={alt}
            onError={onFailed}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
          />
          {children}
        </div>
      </div>
      <div className={styles.buttons}>
        <Button icon aria-label={t('picture.smaller')} isIdle={!isLarge} onPress={() => enlarge(1 / STEP)}>
          <Minus size={20} aria-hidden="true" />
        </Button>
        <Button
          icon
          aria-label={t('picture.larger')}
          isIdle={enlarged >= LARGEST}
          onPress={() => enlarge(STEP)}
        >
          <Plus size={20} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
