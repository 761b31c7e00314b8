import { beforeEach, expect, test } from 'vitest';
import { attachmentParm } from '../../../src/stone/parm';
import { LANTERN, ROSE } from '../../stone/sampleDesign';
import { Rehearsal } from './rehearsal';
import { SAVED_STONE, SHOWN } from './samples';

let designer: Rehearsal;

beforeEach(async () => {
  designer = new Rehearsal();
  await designer.loaded(SAVED_STONE);
  designer.send({ type: 'drawn', drawn: SHOWN });
});

test('an attachment taken in hand opens its own tab, a vignet the one of decoration', () => {
  designer.send({ type: 'select', elements: [LANTERN] });
  expect(designer.context.panel).toBe('attachments');
  designer.send({ type: 'select', elements: [ROSE] });
  expect(designer.context.panel).toBe('decoration');
});

test('an attachment just put on the stone is in hand, and saved at once', () => {
  const attachment = attachmentParm.parse({ type: 'attachment', attachmentId: 111 });
  designer.send({ type: 'edit', edit: { kind: 'addAttachment', attachment } });
  expect(designer.context.selected).toEqual([4]);
  expect(designer.saving).toBe('saving');
  expect(designer.savings[0]?.input.design.Parms[4]).toEqual(attachment);
});
