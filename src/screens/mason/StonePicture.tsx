import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { exportFile } from '../../renderer/exporter';
import type { Design } from '../../stone/stone';
import type { Question, QuestionPlace } from '../../stone/wire/question';
import { useLocale } from '../designer/useLocale';
import styles from './Mason.module.css';

/** Pixels per mm of the picture: sharp on a tablet, and drawn in a second or two. */
const PX_PER_MM = 2;

interface Pictured {
  /** Drawn anew whenever it is another one. */
  readonly design: Design;
  readonly offered: Offered;
  readonly id: number;
}

interface StonePictureProps extends Pictured {
  readonly name: string;
  readonly questions: readonly Question[];
  /** Where the next question is about. */
  readonly place?: QuestionPlace | undefined;
  /** Called with the place of a press; left out where nothing is asked. */
  readonly onPlace?: (place: QuestionPlace) => void;
}

/** The stone as it is cut, drawn here: a press on it marks a place, and the open questions stand at theirs. */
export function StonePicture({ name, questions, place, onPlace, ...pictured }: StonePictureProps) {
  const { t } = useTranslation('mason');
  const { address, hasFailed } = usePicture(pictured);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const spots = [
    ...questions.flatMap(({ place: asked, resolvedAt }, index) =>
      asked && resolvedAt === null ? [{ ...asked, words: String(index + 1) }] : [],
    ),
    ...(place ? [{ ...place, words: '?' }] : []),
  ];
  return (
    <figure className={styles.picture}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the place is typed in mm, in the form below. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div
        className={styles.stone}
        data-asks={onPlace !== undefined}
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const x = ((clientX - box.left) / box.width) * size.width;
          const y = ((clientY - box.top) / box.height) * size.height;
          onPlace?.({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
        }}
      >
        {address && (
          <img
            src={address}
            alt={t('pictureOf', { name: name || t('unnamed') })}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth / PX_PER_MM, height: naturalHeight / PX_PER_MM })
            }
          />
        )}
        {address &&
          spots.map(({ x, y, words }) => (
            <span
              key={`${x} ${y} ${words}`}
              className={styles.spot}
              style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
              aria-hidden="true"
            >
              <span className={styles.spotName}>{words}</span>
            </span>
          ))}
      </div>
      {(onPlace || !address) && (
        <figcaption className={styles.hint}>
          {t(address ? 'pressToMark' : hasFailed ? 'notDrawn' : 'drawingStone')}
        </figcaption>
      )}
    </figure>
  );
}

/** The address of the stone's picture; undefined until it is drawn, and where it cannot be. */
function usePicture({ design, offered, id }: Pictured) {
  const locale = useLocale();
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const drawing = new AbortController();
    let made: string | undefined;
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    const request = {
      order: { format: 'png', pxPerMm: PX_PER_MM } as const,
      design,
      id,
      catalogue: { stoneTypes, vignets, backgrounds, attachments },
      locale,
    };
    exportFile(request, () => undefined, drawing.signal).then(
      ({ blob }) => {
        if (drawing.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      (error: unknown) => {
        if (drawing.signal.aborted) return;
        setFailed(true);
        console.error('the stone could not be drawn', error);
      },
    );
    return () => {
      drawing.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [design, offered, id, locale]);
  return { address, hasFailed };
}
