import { useTranslation } from 'react-i18next';
import type { BusinessStyle } from '../../../../stone/wire/lettering';
import { LetteringContext } from '../../lettering/letteringContext';
import { useStyleWords } from '../../lettering/useStyleWords';
import { KeptRow } from './KeptRow';
import shown from './Lettering.module.css';

/** The styles that are kept, by name. */
export function StyleList({ styles }: { readonly styles: readonly BusinessStyle[] }) {
  const { t, i18n } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const wordsOf = useStyleWords();
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
            <KeptRow
              key={kept.id}
              name={kept.style.name}
              says={wordsOf(kept.style)}
              kept={kept}
              forget={t('forgetStyle', { name: kept.style.name })}
              onForget={() => lettering.send({ type: 'act', act: { does: 'forgetStyle', kept } })}
            />
          ))}
      </ul>
    </section>
  );
}
