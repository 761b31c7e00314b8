import { useEffect, useState } from 'react';
import type { ListedStone } from '../../stone/wire/project';
import styles from './Preview.module.css';
import { previewOf } from './previewCache';

/** A row that is only scrolled past asks for no picture: so long it must stay in sight, in ms. */
const GLANCE = 120;

interface PreviewProps {
  readonly stone: ListedStone;
}

/** The picture of a stone, fetched once its row is in sight. It repeats what the row says in words. */
export function Preview({ stone }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!stone.hasPreview) return;
    const fetching = new AbortController();
    let made: string | undefined;
    const timer = setTimeout(() => {
      previewOf(stone, fetching.signal).then(
        (blob) => {
          if (fetching.signal.aborted) return;
          made = URL.createObjectURL(blob);
          setAddress(made);
        },
        // A picture that does not come leaves its place empty: the row says everything without it.
        () => undefined,
      );
    }, GLANCE);
    return () => {
      clearTimeout(timer);
      fetching.abort();
      if (made) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [stone]);
  return (
    <span className={styles.frame}>{address && <img src={address} alt="" className={styles.picture} />}</span>
  );
}
