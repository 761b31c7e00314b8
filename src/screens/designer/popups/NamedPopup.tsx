import type { ReactNode } from 'react';
import { Popup } from '../../../components/Popup';
import { PopupsContext } from './popupsContext';

interface NamedPopupProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly width?: 'narrow' | 'normal';
  readonly isAlert?: boolean;
  readonly isSheet?: boolean;
}

/** A popup of the popups' machine: Escape closes it; the machine decides about a click on the overlay. */
export function NamedPopup({ name, ...popup }: NamedPopupProps) {
  const popups = PopupsContext.useActorRef();
  return (
    <Popup
      {...popup}
      name={name}
      onClose={() => popups.send({ type: 'close' })}
      onOverlay={name !== 'stone type' && (() => popups.send({ type: 'overlay.press' }))}
    />
  );
}
