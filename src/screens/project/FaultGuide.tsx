import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is at fault in a form: its field or the button that opens its list, but none that is only there for a browser. */
const FAULTY = '[data-invalid] :is(input, textarea, button):not([aria-hidden=true] *)';
const NAMES = '[data-invalid] > [data-name]';

interface FaultGuideProps {
  /** How often it was tried to go on while something was missing or miswritten; 0 before the first time. */
  readonly attempts: number;
}

/** Leads whoever tried to go on to the first field at fault, each time anew, and has a screen reader name all of them. */
export function FaultGuide({ attempts }: FaultGuideProps) {
  const { t } = useTranslation('project');
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => {
    if (attempts === 0) return;
    const form = place.current?.closest('form, [role=dialog], [role=alertdialog]');
    const names = [...(form?.querySelectorAll<HTMLElement>(NAMES) ?? [])];
    setFaults(names.map(({ dataset }) => dataset.name ?? ''));
    form?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [attempts]);
  return (
    <div ref={place} role="alert" className="visually-hidden">
      {faults.length > 0 && <p key={attempts}>{t('faults', { list: faults.join(', ') })}</p>}
    </div>
  );
}
