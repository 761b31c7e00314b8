import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { PopupsContext } from './popupsContext';

/** Closes the popup it stands in. */
export function CloseButton({ words }: { readonly words?: string }) {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  return <Button onPress={() => popups.send({ type: 'close' })}>{words ?? t('close')}</Button>;
}
