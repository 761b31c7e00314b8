import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { uploadTarget } from '../../machines/uploading/context';
import { addressOf } from '../../machines/wizard/place';
import { DesignerContext } from '../designer/designerContext';
import { ChooseStep } from './ChooseStep';
import { CropStep } from './CropStep';
import { MeasureStep } from './MeasureStep';
import { ReviewStep } from './ReviewStep';
import { SendingStep } from './SendingStep';
import { StraightenStep } from './StraightenStep';
import { DeleteOwnStone, SaveFirst, UploadFailed } from './Troubles';
import { UploadingContext } from './uploadingContext';

const STATES = [
  'warning',
  'saving',
  'choosing',
  'reading',
  'cropping',
  'straightening',
  'measuring',
  'preparing',
  'sending',
  'failing',
  'reviewing',
  'mending',
  'deleting',
] as const;

/** Opens the upload at once where the address asks for it by `upload=stone`, and takes that out of the address. */
function useAskedFor(): void {
  const actor = UploadingContext.useActorRef();
  const designer = DesignerContext.useActorRef();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('upload') === 'stone';
  useEffect(() => {
    if (!isAsked) return;
    const onto = uploadTarget(designer.getSnapshot().context);
    actor.send({ type: 'open', kind: 'stone', onto, isAddition: true });
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('upload');
        return rest;
      },
      { replace: true },
    );
  }, [actor, designer, isAsked, setSearch]);
}

/** Goes back to where the addition was begun, once its stone is gone. */
function useGivenUp(): void {
  const actor = UploadingContext.useActorRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const given = actor.on('addition.abandoned', () =>
      navigate(addressOf({ step: 'additionToExisting' }), { replace: true }),
    );
    return () => given.unsubscribe();
  }, [actor, navigate]);
}

/** The dialog of an upload, step by step, and of deleting an uploaded stone; nothing while neither goes on. */
export function UploadPopups() {
  useAskedFor();
  useGivenUp();
  const state = UploadingContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  switch (state) {
    case 'warning':
    case 'saving':
      return <SaveFirst />;
    case 'choosing':
    case 'reading':
      return <ChooseStep />;
    case 'cropping':
      return <CropStep />;
    case 'straightening':
      return <StraightenStep />;
    case 'measuring':
      return <MeasureStep />;
    case 'preparing':
    case 'sending':
      return <SendingStep />;
    case 'failing':
      return <UploadFailed />;
    case 'reviewing':
    case 'mending':
      return <ReviewStep />;
    case 'deleting':
      return <DeleteOwnStone />;
    case undefined:
      return null;
  }
}
