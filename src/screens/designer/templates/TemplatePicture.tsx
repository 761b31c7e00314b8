import { useEffect, useState } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import type { Design } from '../../../stone/stone';
import styles from './Templates.module.css';

/** The width of a picture in pixels: sharp on a screen with a pixel ratio of two. */
const WIDTH = 440;

/** The stage draws one picture after the other, so that the current stone never waits for more than one. */
let queue: Promise<unknown> = Promise.resolve();

function drawn(design: Design, signal: AbortSignal): Promise<Blob | undefined> {
  const next = queue.then(async () => {
    if (signal.aborted) return undefined;
    const { stage } = await openRenderer();
    return stage.picture(design, WIDTH);
  });
  queue = next.catch(() => undefined);
  return next;
}

interface TemplatePictureProps {
  readonly design: Design;
  /** Called when the stage could not draw it. */
  readonly onFailed?: () => void;
}

/** The stone itself with a template's inscription, drawn as the designer draws it. */
export function TemplatePicture({ design, onFailed }: TemplatePictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const given = new AbortController();
    let made: string | undefined;
    drawn(design, given.signal).then(
      (picture) => {
        if (!picture || given.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      (error: unknown) => {
        console.error('a template could not be drawn', error);
        if (!given.signal.aborted) onFailed?.();
      },
    );
    return () => {
      given.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [design, onFailed]);
  return address ? (
    <img className={styles.picture} src={address} alt="" />
  ) : (
    <span className={styles.waiting} aria-hidden="true" />
  );
}
