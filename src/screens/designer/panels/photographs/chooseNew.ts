import { whenThere } from '../../../../components/whenThere';
import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Goes to a button of the decoration's panel by its place there. */
function goTo(designer: DesignerActor, place: string): void {
  // What is in hand shows its own form in place of the new one's.
  designer.send({ type: 'select', elements: [] });
  designer.send({ type: 'panel.open', panel: 'decoration' });
  whenThere(`${place} button`, (button) => button.focus());
}

/** Goes to the button by which a photograph for a medallion is chosen. */
export const chooseNewMedallion = (designer: DesignerActor) => goTo(designer, '[data-new-medallion]');

/** Goes to the button by which a photograph to be etched is chosen. */
export const chooseNewEtching = (designer: DesignerActor) => goTo(designer, '[data-new-etching]');
