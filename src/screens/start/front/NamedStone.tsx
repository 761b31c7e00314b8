import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenName } from '../../../api/writtenName';
import { TextLine } from '../../../components/TextLine';
import { useLocale } from '../../designer/useLocale';
import styles from './NamedStone.module.css';
import type { LetteredName } from './nameOnStone';
import bare from './pictures/stone-bare.webp';
import smallBare from './pictures/stone-bare-small.webp';
import da from './pictures/stone-da.webp';
import smallDa from './pictures/stone-da-small.webp';
import de from './pictures/stone-de.webp';
import smallDe from './pictures/stone-de-small.webp';
import no from './pictures/stone-no.webp';
import smallNo from './pictures/stone-no-small.webp';
import { useLetteredName } from './useLetteredName';

/** The finished stone, with words in each language. */
const PICTURES = { da: [smallDa, da], de: [smallDe, de], no: [smallNo, no] } as const;

const srcSet = ([small, large]: readonly [string, string]) => `${small} 760w, ${large} 1520w`;
const SIZES = '(max-width: 991px) 97vw, 50vw';

/** A finished stone, and a field in which a visitor writes a name to see it on that stone. */
export function NamedStone() {
  const { t } = useTranslation('start');
  const [name, setName] = useState(() => writtenName.read() ?? '');
  const write = (written: string) => {
    setName(written);
    // The stone that is begun from here bears it too.
    writtenName.write(written.trim() === '' ? undefined : written);
  };
  const { lettered, hasFailed } = useLetteredName(name.trim());
  const picture = PICTURES[useLocale()];
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <img src={picture[0]} srcSet={srcSet(picture)} sizes={SIZES} alt={lettered ? '' : t('exampleAlt')} />
        {lettered && <OwnStone lettered={lettered} />}
      </div>
      <figcaption className={styles.caption}>
        <TextLine
          label={t('ownName')}
          value={name}
          onChange={write}
          maxLength={60}
          autoCapitalize="words"
          enterKeyHint="done"
        />
        <p className={styles.said} role="status">
          {hasFailed && t('lettersFailed')}
          {lettered &&
            lettered.lacking.length > 0 &&
            t('lacking', { characters: lettered.lacking.join(' ') })}
        </p>
      </figcaption>
    </figure>
  );
}

/** The same stone without words, and the name on it; the letters appear when the stone below them is there. */
function OwnStone({ lettered }: { readonly lettered: LetteredName }) {
  const { t } = useTranslation('start');
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.sizes = SIZES;
    picture.srcset = srcSet([smallBare, bare]);
    picture.onload = () => setThere(true);
    return () => {
      picture.onload = null;
    };
  }, []);
  if (!isThere) return null;
  return (
    <>
      <img src={smallBare} srcSet={srcSet([smallBare, bare])} sizes={SIZES} alt="" className={styles.own} />
      <img
        src={`data:image/svg+xml,${encodeURIComponent(lettered.svg)}`}
        alt={t('namedAlt', { name: lettered.name })}
        className={styles.own}
      />
    </>
  );
}
