import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, QuestionPlace } from '../../stone/wire/question';
import styles from './Mason.module.css';
import { type Pictured, PX_PER_MM, useStonePicture } from './useStonePicture';

interface StonePictureProps extends Pictured {
  readonly name: string;
  readonly questions?: readonly Question[];
  /** Other places that are marked, each with its number. */
  readonly marked?: readonly (QuestionPlace & { readonly words: string })[];
  /** Where the next question is about. */
  readonly place?: QuestionPlace | undefined;
  /** Called with the place of a press; left out where nothing is asked. */
  readonly onPlace?: (place: QuestionPlace) => void;
}

/** The stone as it is cut, drawn here: a press on it marks a place, and the open questions stand at theirs. */
export function StonePicture({
  name,
  questions = [],
  marked = [],
  place,
  onPlace,
  ...pictured
}: StonePictureProps) {
  const { t } = useTranslation('mason');
  const { address, hasFailed } = useStonePicture(pictured);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const spots = [
    ...marked,
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
