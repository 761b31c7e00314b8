import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MM_PER_INCH } from '../../../../stone/numbers';
import type { EtchingParm } from '../../../../stone/parm';
import { useLocale } from '../../useLocale';
import { useLoadedPicture } from '../photographs/useLoadedPicture';
import { Hint } from '../Section';
import styles from './DotSample.module.css';
import { drawDotSample } from './drawDotSample';

/** The dots of an etching's middle that are shown: as wide as a narrow phone, at two pixels a dot (`DotSample.module.css`). */
const SAMPLE = { columns: 160, rows: 120 };
/** Pixels an inch, of which CSS takes a screen to have 96: so many times as large as on the stone is a dot shown. */
const timesOf = (dpi: number) => (2 * dpi) / 96;

/** The dots of an etching's middle as they become, much enlarged: pale on black. */
export function DotSample({ etching }: { readonly etching: EtchingParm }) {
  const { t } = useTranslation('etching');
  const locale = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useLoadedPicture(etching.picture);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (picture && context) drawDotSample(context, picture, etching, SAMPLE);
  }, [picture, etching]);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const mm = (dots: number) => number.format((dots * MM_PER_INCH) / etching.dpi);
  const said = {
    times: number.format(timesOf(etching.dpi)),
    width: mm(SAMPLE.columns),
    height: mm(SAMPLE.rows),
  };
  return (
    <>
      <div className={styles.room}>
        <canvas ref={canvas} className={styles.sample} role="img" aria-label={t('screen')} data-dots />
      </div>
      <Hint>{t('sample', said)}</Hint>
    </>
  );
}
