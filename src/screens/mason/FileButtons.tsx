import { Button } from '../../components/Button';
import type { OfferedFile } from '../designer/export/useOfferedFiles';
import styles from './Mason.module.css';

interface FileButtonsProps {
  readonly files: readonly OfferedFile[];
  readonly isDisabled: boolean;
  readonly onPress: (file: OfferedFile) => void;
}

/** Files in a grid, a button each. */
export function FileButtons({ files, isDisabled, onPress }: FileButtonsProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.name}>
          <Button isDisabled={isDisabled} onPress={() => onPress(file)}>
            <span>{file.words}</span>
            <span className={styles.hint}>{file.hint}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
