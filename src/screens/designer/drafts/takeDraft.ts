import type { DesignerActor } from '../../../machines/designer/designerMachine';

/** Continues a draft; where its stone was deleted, it becomes a new one at once. */
export function takeDraft(designer: DesignerActor, key: string): void {
  const { wasDeleted } = designer.getSnapshot().context;
  designer.send({ type: 'draft.take', key });
  if (wasDeleted) designer.send({ type: 'save' });
}
