import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../stone/finding';
import styles from './SeverityIcon.module.css';

const ICONS: Readonly<Record<Severity, LucideIcon>> = {
  error: OctagonAlert,
  warning: TriangleAlert,
  hint: Info,
};

/** How bad a finding is, as a picture: its form tells it, not its colour alone. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon size={17} aria-hidden="true" className={styles[severity] ?? ''} />;
}
