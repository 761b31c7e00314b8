import { useEffect, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OldLineRead } from '../../../../../workers/oldLetters/contract';
import field from '../../../../components/Field.module.css';
import { likelihoodOf } from '../../../../scene/oldLetters/proposals';
import type { Cut } from '../../../../stone/cut';
import { heightLike } from '../../../../stone/edits/matchOldLetters';
import { useTypefaceName } from '../../lettering/useTypefaceName';
import { cssOf } from '../../text/colourCss';
import styles from './OldLooks.module.css';

interface OldLooksProps {
  readonly found: OldLineRead;
  /** How the new letters are carried out: their height and colour are told for it. */
  readonly cut: Cut;
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** The picture's address as long as it is shown. */
function useAddressOf(picture: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

/** The families that an old line may be cut in: each with the words in it, how sure it is, its height and its colour. */
export function OldLooks({ found, cut, chosen, onChoose }: OldLooksProps) {
  const { t, i18n } = useTranslation('lettering');
  const { t: ofDesigner } = useTranslation();
  const nameOf = useTypefaceName();
  const url = useAddressOf(found.picture);
  const { width, height } = found;
  const inMm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const view = `0 0 ${width} ${height}`;
  return (
    <RadioGroup
      className={field.field ?? ''}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <Label className={field.label}>{t('oldLetters.proposals')}</Label>
      <svg className={styles.photograph} viewBox={view} role="img" aria-label={t('oldLetters.photograph')}>
        {url && <image href={url} width={width} height={height} />}
        <path className={styles.outline} d={found.styles[chosen]?.words ?? ''} />
      </svg>
      <div className={styles.list}>
        {found.styles.map(({ family, cursive, confidence, height: mm, colours, words }, at) => (
          <Radio key={family} value={String(at)} className={styles.look ?? ''}>
            <span className={styles.name}>
              {nameOf({ fontFamily: family, cursive })}
              <span className={styles.sure}>{t(`oldLetters.sure.${likelihoodOf({ confidence })}`)}</span>
            </span>
            <svg className={styles.words} viewBox={view} aria-hidden="true">
              <path d={words} />
            </svg>
            <span className={styles.facts}>
              {t('oldLetters.height', {
                rounded: inMm.format(heightLike({ family, height: mm }, cut)),
                exact: inMm.format(mm),
              })}
              <span className={styles.colour}>
                <span
                  className={styles.swatch}
                  style={{ background: cssOf(colours[cut]) }}
                  aria-hidden="true"
                />
                {ofDesigner(`colours.${colours[cut]}`)}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
