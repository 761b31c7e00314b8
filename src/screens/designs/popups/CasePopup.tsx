import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import type { CaseForm } from '../../../machines/designs/context';
import { isEmail, type RequiredField } from '../../../stone/required';
import type { ProjectDetails } from '../../../stone/wire/project';
import { ContactFields } from '../../project/ContactFields';
import { DeceasedFields } from '../../project/DeceasedFields';
import { FaultGuide } from '../../project/FaultGuide';
import { SettingsFields } from '../../project/SettingsFields';
import { DesignsContext } from '../designsContext';
import { useRequired } from '../useSendCase';
import { CaseActions } from './CaseActions';
import { CaseQuestion } from './CaseQuestion';

/** The required fields: only where the case is to be sent next; its own e-mail counts for the contact's. */
function requiredOf({ details, thenSend }: CaseForm, toSend: readonly RequiredField[]): RequiredField[] {
  if (!thenSend) return [];
  return toSend.filter((field) => field !== 'contactEmail' || details.Email.trim() === '');
}

const isEmpty = (details: ProjectDetails) => (field: RequiredField) =>
  String(details[field] ?? '').trim() === '';

/** Whether the e-mail the stonemason would answer to is none. */
function isUnanswerable({ contactEmail, Email }: ProjectDetails): boolean {
  const address = (contactEmail || Email).trim();
  return address !== '' && !isEmail(address);
}

/** The popup `project settings`: everything that is known of a case. */
export function CasePopup() {
  const form = DesignsContext.useSelector(({ context }) => context.form);
  return form && <CaseFields form={form} />;
}

function CaseFields({ form }: { readonly form: CaseForm }) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const churchyards = DesignsContext.useSelector(({ context }) => context.lists.churchyards);
  const required = requiredOf(form, useRequired());
  const [attempts, setAttempts] = useState(0);
  const tried = attempts > 0;
  const { base, details, thenSend } = form;
  const onChange = (change: Partial<ProjectDetails>) => designs.send({ type: 'case.write', change });
  const save = (thenDesign: boolean) => {
    // Nothing is required in business 1; see `requiredFields`.
    const isHeld = required.some(isEmpty(details)) || (required.length > 0 && isUnanswerable(details));
    if (isHeld) setAttempts(attempts + 1);
    else designs.send({ type: 'save', thenDesign });
  };
  // A case is about a deceased person: the focus begins there, unless something else is missing.
  const deceased = (
    <DeceasedFields value={details} onChange={onChange} tried={thenSend && tried} autoFocus={!base} />
  );
  return (
    <Popup
      name="project settings"
      title={base ? t('project.edit', { id: base.id }) : t('project.create')}
      onClose={() => designs.send({ type: 'close' })}
      actions={<CaseActions base={base} onSave={save} />}
    >
      {thenSend ? <Notice look="white">{t('project.needed')}</Notice> : deceased}
      <ContactFields value={details} onChange={onChange} required={required} tried={tried} />
      <SettingsFields
        value={details}
        onChange={onChange}
        required={required}
        tried={tried}
        churchyards={churchyards}
      />
      {thenSend && deceased}
      <FaultGuide attempts={attempts} />
      <CaseQuestion />
    </Popup>
  );
}
