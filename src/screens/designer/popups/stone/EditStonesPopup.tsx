import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { Progress } from '../../../../components/Progress';
import { SearchLine } from '../../../../components/SearchLine';
import { isUnsaved } from '../../../../machines/designer/settled';
import type { WizardStone } from '../../../../machines/wizard/wizardStone';
import { answersSearch } from '../../../../stone/catalogue/searching';
import { SessionContext } from '../../../session/sessionContext';
import { StoneCard } from '../../../start/stones/StoneCard';
import card from '../../../start/stones/StoneCard.module.css';
import { useStoneName } from '../../../start/stones/useStoneName';
import { DesignerContext } from '../../designerContext';
import { Hint } from '../../panels/Section';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';

/** How many stones are shown at once: the others are found by the search. */
const MOST = 24;

/** From this number of stones on a search is offered. */
const MANY = 8;

/** The popup `edit stones`: the other stones that can be opened. */
export function EditStonesPopup() {
  const { t } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const popups = PopupsContext.useActorRef();
  const isLoading = PopupsContext.useSelector((state) => state.matches('listing'));
  const stones = PopupsContext.useSelector(({ context }) => context.stones);
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const ofCase = DesignerContext.useSelector(
    ({ context: { history, saved } }) =>
      Boolean(history.present.ProjectId) && saved?.address.token === undefined,
  );
  const [search, setSearch] = useState('');
  const found = (stones ?? []).filter(({ designName, address }) =>
    answersSearch(`${designName} ${address.id}`, search),
  );
  return (
    <NamedPopup
      name="edit stones"
      title={t('editStones.title')}
      width="normal"
      actions={
        <>
          {!stones && !isLoading && (
            <Button onPress={() => popups.send({ type: 'retry' })}>{t('tryAgain')}</Button>
          )}
          <CloseButton />
        </>
      }
    >
      <Hint>{t(isUser && ofCase ? 'editStones.leadCase' : 'editStones.lead')}</Hint>
      {isLoading && <Progress label={t('editStones.loading')} />}
      {!stones && !isLoading && <p>{t('editStones.notFetched')}</p>}
      {stones && stones.length > MANY && (
        <SearchLine label={t('search')} clear={designer('clearSearch')} value={search} onChange={setSearch} />
      )}
      <p role="status">
        {isLoading && t('editStones.loading')}
        {stones?.length === 0 && t('editStones.nothing')}
        {stones && stones.length > 0 && found.length === 0 && t('nothingFound')}
      </p>
      <ul className={card.cards}>
        {found.slice(0, MOST).map((stone) => (
          <OtherStone key={stone.address.id} stone={stone} />
        ))}
      </ul>
    </NamedPopup>
  );
}

function OtherStone({ stone }: { readonly stone: WizardStone }) {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const designer = DesignerContext.useActorRef();
  const name = useStoneName(stone);
  return (
    <StoneCard stone={stone}>
      <Button
        aria-label={`${t('editStones.open')}: ${name}, ${stone.address.id}`}
        onPress={() =>
          popups.send({
            type: 'stone.open',
            address: stone.address,
            isUnsaved: isUnsaved(designer.getSnapshot()),
          })
        }
      >
        {t('editStones.open')}
      </Button>
    </StoneCard>
  );
}
