import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import type { Design } from '../../stone/stone';
import type { ApprovalComment, Pin } from '../../stone/wire/approval';
import { useStonePicture } from '../mason/useStonePicture';
import styles from './Approving.module.css';
import { ZoomedPicture } from './ZoomedPicture';

interface PlaceOnStoneProps {
  readonly design: Design;
  readonly offered: Offered;
  /** The stone's size in mm. */
  readonly size: { readonly width: number; readonly height: number };
  readonly comments: readonly ApprovalComment[];
  readonly pin: Pin | undefined;
  /** Called with the place of a press, in tenths of a mm. */
  readonly onPlace: (place: Extract<Pin, { kind: 'place' }>) => void;
}

/** The whole stone, drawn here so that a press on it is a place in mm; open comments stand at theirs. */
export function PlaceOnStone({ design, offered, size, comments, pin, onPlace }: PlaceOnStoneProps) {
  const { t } = useTranslation('approving');
  const { address, hasFailed } = useStonePicture({ design, offered, id: undefined });
  const spots = [
    ...comments.flatMap(({ id, pin: at, resolvedAt }) =>
      at.kind === 'place' && resolvedAt === null ? [{ ...at, id: `${id}` }] : [],
    ),
    ...(pin?.kind === 'place' ? [{ ...pin, id: 'new' }] : []),
  ];
  if (!address) return <p className={styles.hint}>{t(hasFailed ? 'picture.failed' : 'drawing')}</p>;
  const rounded = (mm: number) => Math.round(mm * 10) / 10;
  return (
    <figure className={styles.picture}>
      <ZoomedPicture
        address={address}
        alt={t('picture.alt')}
        onPress={(x, y) =>
          onPlace({ kind: 'place', x: rounded(x * size.width), y: rounded(y * size.height) })
        }
      >
        {spots.map(({ id, x, y }) => (
          <span
            key={id}
            className={styles.spot}
            style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
            aria-hidden="true"
          />
        ))}
      </ZoomedPicture>
      <figcaption className={styles.hint}>{t('picture.press')}</figcaption>
    </figure>
  );
}
