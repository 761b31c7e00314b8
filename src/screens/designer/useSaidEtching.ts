import { useTranslation } from 'react-i18next';
import type { EtchingLooks } from '../../stone/etching/parm';
import { saidEtching } from '../../stone/etching/said';
import { useLocale } from './useLocale';

/** An etching's name in the page's language: its size, its shape and its dots. */
export function useSaidEtching(): (etching: EtchingLooks) => string {
  const { t } = useTranslation('etching');
  const locale = useLocale();
  return (etching) =>
    saidEtching(etching, (key, given) => t(`said.${key}`, { replace: { ...given } }), locale);
}
