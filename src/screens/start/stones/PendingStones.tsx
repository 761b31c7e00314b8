import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressOf } from '../../../machines/wizard/place';
import { designerAddress, isPending, type WizardStone } from '../../../machines/wizard/wizardStone';
import { StepPage } from '../StepPage';
import { WizardContext } from '../wizardContext';
import { NoStones } from './NoStones';
import { SavedStones } from './SavedStones';
import { StoneCard } from './StoneCard';
import card from './StoneCard.module.css';
import { useStoneName } from './useStoneName';

/** The step "pending stones (not ordered)": one of them is edited, or chosen for an offer or to be sent. */
export function PendingStones() {
  const { t } = useTranslation('wizard');
  const purpose = WizardContext.useSelector(({ context: { place } }) =>
    place.step === 'pendingStones' ? place.purpose : 'edit',
  );
  const state = WizardContext.useSelector((snapshot) => {
    if (snapshot.matches({ listingPending: 'failing' })) return 'failing';
    return snapshot.matches({ listingPending: 'loading' }) ? 'loading' : 'showing';
  });
  return (
    <StepPage
      title={t('titles.pendingStones')}
      lead={t(`purposes.${purpose}.lead`)}
      isBusy={state === 'loading'}
    >
      <SavedStones
        state={state}
        wanted={isPending}
        card={(stone) => <PendingStone key={stone.address.id} stone={stone} purpose={purpose} />}
        nothing={<NoStones>{t('nothingPending')}</NoStones>}
      />
    </StepPage>
  );
}

interface PendingStoneProps {
  readonly stone: WizardStone;
  readonly purpose: 'edit' | 'send' | 'offer';
}

function PendingStone({ stone, purpose }: PendingStoneProps) {
  const { t } = useTranslation('wizard');
  const name = useStoneName(stone);
  const { id } = stone.address;
  return (
    <StoneCard stone={stone}>
      {purpose !== 'edit' && (
        <Link
          href={addressOf({ step: 'sendStone', purpose, stoneId: id })}
          className={`${card.link} ${card.primary}`}
          aria-label={`${t(`purposes.${purpose}.choose`)}: ${name}, ${id}`}
        >
          {t(`purposes.${purpose}.choose`)}
        </Link>
      )}
      <Link
        href={designerAddress(stone.address)}
        className={purpose === 'edit' ? `${card.link} ${card.primary}` : (card.link ?? '')}
        aria-label={`${t('purposes.edit.choose')}: ${name}, ${id}`}
      >
        {t('purposes.edit.choose')}
      </Link>
    </StoneCard>
  );
}
