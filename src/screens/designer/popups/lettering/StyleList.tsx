import { useTranslation } from 'react-i18next';
import type { BusinessStyle } from '../../../../stone/wire/lettering';
import { KeptStyle } from './KeptStyle';
import shown from './Lettering.module.css';

/** The styles that are kept, by name. */
export function StyleList({ styles }: { readonly styles: readonly BusinessStyle[] }) {
  const { t, i18n } = useTranslation('lettering');
  if (styles.length === 0) return null;
  const alphabet = new Intl.Collator(i18n.language);
  return (
    <section className={shown.part} aria-labelledby="kept-styles">
      <h3 id="kept-styles" className={shown.title}>
        {t('styles')}
      </h3>
      <ul className={shown.list}>
        {styles
          .toSorted((one, other) => alphabet.compare(one.style.name, other.style.name))
          .map((kept) => (
            <KeptStyle key={kept.id} kept={kept} />
          ))}
      </ul>
    </section>
  );
}
