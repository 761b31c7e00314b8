import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { newStoneAddress, projectOf } from '../../../machines/wizard/place';
import { nameIn } from '../../../stone/catalogue/naming';
import { useLocale } from '../../designer/useLocale';
import { Failing } from '../Failing';
import { WizardContext } from '../wizardContext';
import { StonePicture } from './StonePicture';
import styles from './StoneTypes.module.css';

/** How many cards stand there while the catalogue is fetched. */
const EXPECTED = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The stone types on offer as pictures, all to one scale; each leads to the designer. */
export function StoneTypes() {
  const { t, i18n } = useTranslation('wizard');
  const locale = useLocale();
  const [search] = useSearchParams();
  const types = WizardContext.useSelector(({ context }) => context.stoneTypes);
  const state = WizardContext.useSelector((snapshot) => {
    const within = (step: 'selectingStoneType' | 'choosingReference', part: 'loading' | 'failing') =>
      snapshot.matches({ [step]: part } as { selectingStoneType: 'loading' });
    if (within('selectingStoneType', 'failing') || within('choosingReference', 'failing')) return 'failing';
    return within('selectingStoneType', 'loading') || within('choosingReference', 'loading')
      ? 'loading'
      : 'showing';
  });
  if (state === 'failing') return <Failing />;
  if (state === 'loading') {
    return (
      <ul className={styles.types} aria-hidden="true">
        {EXPECTED.map((each) => (
          <li key={each} className={styles.empty} />
        ))}
      </ul>
    );
  }
  const side = Math.max(...types.map(({ width, height }) => Math.max(width, height)));
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <ul className={styles.types}>
      {types.map((stoneType) => (
        <li key={stoneType.id}>
          <Link
            href={newStoneAddress(stoneType.type, stoneType.id, projectOf(search))}
            className={styles.type}
          >
            <span className={styles.ground}>
              <StonePicture stoneType={stoneType} side={side} />
            </span>
            <span className={styles.name}>{nameIn(locale, stoneType)}</span>
            <span className={styles.size}>
              {t('stoneSize', {
                width: inCm.format(stoneType.width / 10),
                height: inCm.format(stoneType.height / 10),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
