import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../stone/finding';
import styles from './SeverityIcon.module.css';

const ICONS: Readonly<Record<Severity, LucideIcon>> = {
  error: OctagonAlert,
  warning: TriangleAlert,
  hint: Info,
};

/** A finding's severity as an icon: distinguished by shape, not only by colour. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon size={17} aria-hidden="true" className={styles[severity] ?? ''} />;
}
