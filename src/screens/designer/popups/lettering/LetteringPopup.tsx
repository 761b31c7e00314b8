import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { Notice } from '../../../../components/Notice';
import { LetteringFailure } from '../../lettering/LetteringFailure';
import { LetteringContext } from '../../lettering/letteringContext';
import { useKept } from '../../lettering/useKept';
import { Hint } from '../../panels/Section';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { LastDone } from './LastDone';
import { PairList } from './PairList';
import { StyleList } from './StyleList';

/** The popup `kept lettering`: the pairs and styles that the user's business keeps, to look through, to rename and to forget. */
export function LetteringPopup() {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const isListing = LetteringContext.useSelector((state) => state.matches('listing'));
  const isFailing = LetteringContext.useSelector((state) => state.matches('failingToList'));
  const { isThere, pairs, styles } = useKept();
  const isEmpty = pairs.length === 0 && styles.length === 0;
  return (
    <NamedPopup name="kept lettering" title={t('title')} actions={<CloseButton />}>
      {isListing && <p role="status">{t('listing')}</p>}
      {isFailing && (
        <Notice
          look="yellow"
          actions={<Button onPress={() => lettering.send({ type: 'retry' })}>{t('tryAgain')}</Button>}
        >
          {t('unreachable')}
        </Notice>
      )}
      <LetteringFailure />
      {isThere && <Hint>{t(isEmpty ? 'nothing' : 'hint')}</Hint>}
      <LastDone />
      <PairList pairs={pairs} />
      <StyleList styles={styles} />
    </NamedPopup>
  );
}
