import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EtchingParm } from '../../../../stone/parm';
import { useLocale } from '../../useLocale';
import { useLoadedPicture } from '../medallions/useLoadedPicture';
import { Hint } from '../Section';
import styles from './DotSample.module.css';
import { drawDotSample } from './drawDotSample';

/** How much of the etching's middle is shown, in mm, and how many times as large: about that on a screen of 96 pixels an inch. */
const SAMPLE = { width: 16, height: 12 };
const TIMES = 5;

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
  const number = new Intl.NumberFormat(locale);
  const said = {
    times: number.format(TIMES),
    width: number.format(SAMPLE.width),
    height: number.format(SAMPLE.height),
  };
  return (
    <>
      <canvas ref={canvas} className={styles.sample} role="img" aria-label={t('screen')} data-dots />
      <Hint>{t('sample', said)}</Hint>
    </>
  );
}
