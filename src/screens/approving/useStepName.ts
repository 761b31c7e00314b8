import { useTranslation } from 'react-i18next';
import type { Step } from './steps';

const KINDS = {
  text: 'text',
  sandblownVignet: 'ornament',
  standardVignet: 'ornament',
  customVignet: 'customVignet',
  attachment: 'attachment',
  medallion: 'medallion',
  etching: 'etching',
  qrCode: 'qrCode',
  frame: 'frame',
  stone: 'stone',
  make: 'make',
} as const;

/** What kind of thing a step is, in a word. */
export function useStepName(): (step: Pick<Step, 'kind'>) => string {
  const { t } = useTranslation('approving');
  return ({ kind }) => t(`kinds.${KINDS[kind]}`);
}
