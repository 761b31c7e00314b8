import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PopupName } from '../../../machines/popups/context';
import { designerAddress } from '../../../machines/wizard/wizardStone';
import { LoginPopup } from '../menu/LoginPopup';
import { PricePopup } from '../menu/PricePopup';
import { InPlacePopup } from '../walking/inPlace/InPlacePopup';
import { useOpenedInPlace } from '../walking/inPlace/useOpenedInPlace';
import { WalkPopup } from '../walking/WalkPopup';
import { AttachmentsPopup } from './choices/AttachmentsPopup';
import { BackgroundsPopup } from './choices/BackgroundsPopup';
import { StoneTypePopup } from './choices/StoneTypePopup';
import { VignetsPopup } from './choices/VignetsPopup';
import { ConfirmDeletePopup } from './element/ConfirmDeletePopup';
import { EditAttachmentPopup, EditVignetPopup } from './element/EditElementPopups';
import { LetteringPopup } from './lettering/LetteringPopup';
import { OldLettersPopup } from './oldLetters/OldLettersPopup';
import { PopupsContext } from './popupsContext';
import { ChurchyardPopup } from './stone/ChurchyardPopup';
import { EditStonesPopup } from './stone/EditStonesPopup';
import { LeavingUnsaved, ListingFailed } from './stone/EditStonesTroubles';
import { OwnStonePopup } from './stone/OwnStonePopup';
import { StonePopup } from './stone/StonePopup';
import { TakeOverWordsPopup } from './words/TakeOverWordsPopup';

/** `approval` is beside its notice (`approval/FamilyApproval.tsx`), which follows the same machine. */
const POPUPS: Record<Exclude<PopupName, 'approval'>, ComponentType> = {
  stone: StonePopup,
  'stone type': StoneTypePopup,
  attachments: AttachmentsPopup,
  vignets: VignetsPopup,
  backgrounds: BackgroundsPopup,
  'edit vignet': EditVignetPopup,
  'edit attachment': EditAttachmentPopup,
  'churchyard comment': ChurchyardPopup,
  'edit stones': EditStonesPopup,
  'edit stone type': OwnStonePopup,
  price: PricePopup,
  'kept lettering': LetteringPopup,
  'old letters': OldLettersPopup,
  'take over words': TakeOverWordsPopup,
  login: LoginPopup,
  walk: WalkPopup,
  'in place': InPlacePopup,
};

const OVER = { asking: ConfirmDeletePopup, warning: LeavingUnsaved, failing: ListingFailed };

/** The open popup, and the question, warning or error over it. */
export function DesignerPopups() {
  const popups = PopupsContext.useActorRef();
  const [, navigate] = useLocation();
  useOpenedInPlace();
  const popup = PopupsContext.useSelector(({ context }) => context.popup);
  const over = PopupsContext.useSelector((state) =>
    (['asking', 'warning', 'failing'] as const).find((name) => state.matches(name)),
  );
  useEffect(() => {
    const subscription = popups.on('left', ({ address }) => navigate(designerAddress(address)));
    return () => subscription.unsubscribe();
  }, [popups, navigate]);
  const Open = popup && popup !== 'approval' && POPUPS[popup];
  const Over = over && OVER[over];
  return (
    <>
      {Open && <Open />}
      {Over && <Over />}
    </>
  );
}
