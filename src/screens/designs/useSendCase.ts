import { useTranslation } from 'react-i18next';
import { isPrivileged } from '../../api/identity';
import type { Project } from '../../api/projects';
import { LOCALES } from '../../stone/catalogue/naming';
import { faultyFields, type RequiredField, requiredFields } from '../../stone/required';
import { DesignsContext } from './designsContext';

/** What has to be known before a case is sent by whoever is logged in, in the language of the page. */
export function useRequired(): readonly RequiredField[] {
  const { i18n } = useTranslation();
  return requiredFields(LOCALES.find((each) => each === i18n.language) ?? 'da', isPrivileged());
}

/** Begins sending a case; where its contact data lack something, the case is opened to complete it first. */
export function useSendCase(): (project: Project) => void {
  const designs = DesignsContext.useActorRef();
  const { i18n } = useTranslation();
  return (project) => {
    const { contactName, contactPhone, contactEmail, Email, StonemasonId = null } = project;
    const needed = { contactName, contactPhone, contactEmail: contactEmail || Email, StonemasonId };
    const locale = LOCALES.find((each) => each === i18n.language) ?? 'da';
    // The stonemason is chosen while it is sent.
    const missing = faultyFields(needed, locale, isPrivileged()).filter((field) => field !== 'StonemasonId');
    designs.send({ type: missing.length > 0 ? 'case.complete' : 'case.send', project });
  };
}
