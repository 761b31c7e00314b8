import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/Segments';

interface InvoiceSegmentsProps {
  readonly toClient: boolean;
  readonly onChange: (toClient: boolean) => void;
}

/** Who gets the stonemason's invoice: the undertaker or the client. */
export function InvoiceSegments({ toClient, onChange }: InvoiceSegmentsProps) {
  const { t } = useTranslation('project');
  return (
    <Segments
      label={t('fields.InvoiceEnduser')}
      value={toClient ? 'client' : 'undertaker'}
      segments={[
        { value: 'undertaker', name: t('invoice.undertaker') },
        { value: 'client', name: t('invoice.client') },
      ]}
      onChange={(who) => onChange(who === 'client')}
    />
  );
}
