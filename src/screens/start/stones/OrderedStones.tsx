import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../../components/Button';
import { designerAddress, isPending, type WizardStone } from '../../../machines/wizard/wizardStone';
import { StepPage } from '../StepPage';
import { WizardFailurePopup } from '../WizardFailurePopup';
import { WizardContext } from '../wizardContext';
import { NoStones } from './NoStones';
import { SavedStones } from './SavedStones';
import { StoneCard } from './StoneCard';
import card from './StoneCard.module.css';
import { useStoneName } from './useStoneName';

/** The step "ordered stones": how far each is on its way; it can be looked at, or go on as a new stone. */
export function OrderedStones() {
  const { t } = useTranslation('wizard');
  const state = WizardContext.useSelector((snapshot) => {
    if (snapshot.matches({ listingOrdered: 'failing' })) return 'failing';
    return snapshot.matches({ listingOrdered: 'loading' }) ? 'loading' : 'showing';
  });
  const isRefused = WizardContext.useSelector((snapshot) => snapshot.matches({ listingOrdered: 'refused' }));
  return (
    <StepPage title={t('titles.orderedStones')} lead={t('leads.orderedStones')} isBusy={state === 'loading'}>
      <SavedStones
        state={state}
        wanted={(stone) => !isPending(stone)}
        card={(stone) => <OrderedStone key={stone.address.id} stone={stone} />}
        nothing={<NoStones>{t('nothingOrdered')}</NoStones>}
      />
      {isRefused && <WizardFailurePopup title={t('copyFailed')} />}
    </StepPage>
  );
}

/** How a status is coloured: what is done, what was called off, and what is on its way. */
function toneOf({ status }: WizardStone): string | undefined {
  if (status === 'cancelled') return card.off;
  return status === 'finished' || status === 'invoiced' ? card.done : undefined;
}

function OrderedStone({ stone }: { readonly stone: WizardStone }) {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const name = useStoneName(stone);
  const copied = WizardContext.useSelector(({ context }) => context.copied?.id);
  const isCopying = WizardContext.useSelector((state) => state.matches({ listingOrdered: 'copying' }));
  const { id } = stone.address;
  return (
    <StoneCard
      stone={stone}
      status={
        <span className={`${card.status} ${toneOf(stone) ?? ''}`}>{t(`statuses.${stone.status}`)}</span>
      }
    >
      <Link
        href={designerAddress(stone.address)}
        className={card.link ?? ''}
        aria-label={`${t('look')}: ${name}, ${id}`}
      >
        {t('look')}
      </Link>
      <Button
        isDisabled={isCopying}
        aria-label={`${t('createNewStone')}: ${name}, ${id}`}
        onPress={() => wizard.send({ type: 'copy', address: stone.address })}
      >
        {isCopying && copied === id ? t('copying') : t('createNewStone')}
      </Button>
    </StoneCard>
  );
}
