import { ImageUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { Progress } from '../../../../components/Progress';
import type { UploadedPhotograph } from '../../../../stone/wire/upload';
import styles from './Photographs.module.css';
import { usePhotograph } from './usePhotograph';

/** What a telephone gives where nothing else is taken: an iPhone turns its own format into JPEG. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];

interface PhotographButtonProps {
  readonly words: string;
  readonly onKept: (photograph: UploadedPhotograph) => void;
}

/** The way to a photograph: it is chosen, sent and kept with the stone. */
export function PhotographButton({ words, onKept }: PhotographButtonProps) {
  const { t } = useTranslation('medallion');
  const { part, problem, send } = usePhotograph(onKept);
  return (
    <>
      <FileTrigger
        acceptedFileTypes={TAKEN}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) send(file);
        }}
      >
        <Button isDisabled={part !== undefined}>
          <ImageUp size={18} aria-hidden="true" />
          {words}
        </Button>
      </FileTrigger>
      {part !== undefined && <Progress label={t('sending')} part={part < 1 ? part : undefined} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
