import { useTranslation } from 'react-i18next';
import type { Bench } from '../../machines/mason/effects';
import { namesIn } from '../../scene/sourcesFrom';
import { capHeightOf } from '../../stone/capHeight';
import { nameIn } from '../../stone/catalogue/naming';
import { colourNamed } from '../../stone/colours';
import { cutOfElement } from '../../stone/cut';
import { isCut } from '../../stone/handling';
import type { Parm } from '../../stone/parm';
import { useLocale } from '../designer/useLocale';
import styles from './Mason.module.css';

/** What stands on the stone besides letters and what is listed on its own. */
type Ornament = Exclude<Parm, { type: 'text' | 'medallion' | 'etching' }>;

const isOrnament = (parm: Parm): parm is Ornament =>
  parm.type !== 'text' && parm.type !== 'medallion' && parm.type !== 'etching';

/** Each line and each ornament, with how it is cut, in which colour and where. */
export function CutSaid({ bench: { stone, offered } }: { readonly bench: Pick<Bench, 'stone' | 'offered'> }) {
  const { t } = useTranslation('mason');
  const { t: designer } = useTranslation('designer');
  const locale = useLocale();
  const names = namesIn(offered);
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  const cutOf = (parm: Parm): string => {
    if (!('fontColor' in parm)) return t('fixed');
    const colour = designer(`colours.${colourNamed(parm.fontColor) ?? 'white'}`).toLocaleLowerCase(locale);
    return t(cutOfElement(parm) === 'engraved' ? 'engravedIn' : 'mountedIn', { colour });
  };
  const nameOf = (parm: Ornament): string => {
    if (parm.type === 'qrCode') return t('roll.qrCode');
    if (parm.type === 'customVignet') return t('roll.ornament');
    const [entry, id] =
      parm.type === 'attachment'
        ? [names.attachment(parm.attachmentId), parm.attachmentId]
        : [names.vignet(parm.vignetId), parm.vignetId];
    return entry ? nameIn(locale, entry) : t('notInCatalogue', { id });
  };
  const cut = stone.Parms.filter(isCut);
  const place = ({ position: { x, y } }: Parm) => ({ x: mm.format(x), y: mm.format(y) });
  const ornaments = cut.filter(isOrnament);
  return (
    <>
      <section aria-labelledby="cut">
        <h2 id="cut">{t('lines')}</h2>
        <ol className={styles.lines}>
          {cut.flatMap((parm) =>
            parm.type === 'text' ? (
              <li key={stone.Parms.indexOf(parm)}>
                <span className={styles.cutLine}>{parm.subText}</span>
                <span className={styles.hint}>
                  {t('lineHint', {
                    family: parm.fontFamily,
                    height: mm.format(capHeightOf(parm) * parm.scale),
                    cut: cutOf(parm),
                    ...place(parm),
                  })}
                </span>
              </li>
            ) : (
              []
            ),
          )}
        </ol>
      </section>
      {ornaments.length > 0 && (
        <section aria-labelledby="ornaments">
          <h2 id="ornaments">{t('ornaments')}</h2>
          <ol className={styles.lines}>
            {ornaments.map((parm) => (
              <li key={stone.Parms.indexOf(parm)}>
                <span className={styles.cutLine}>{nameOf(parm)}</span>
                <span className={styles.hint}>{t('ornamentHint', { cut: cutOf(parm), ...place(parm) })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
