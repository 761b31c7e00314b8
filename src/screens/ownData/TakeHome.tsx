import { Braces, FileText } from 'lucide-react';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { keepFile } from '../../machines/export/keepFile';
import { dataFile } from './dataFile';
import styles from './OwnData.module.css';
import type { OwnDataPage } from './page';
import { paperRequest } from './paperRequest';

/** What is kept, as a paper to read and as a file for another program. */
export function TakeHome(page: OwnDataPage) {
  const { state, send, data, words } = page;
  const { own } = words;
  const { subject } = state.context;
  const isDrawing = state.matches({ shown: 'drawing' });
  const drawPaper = async () => send({ type: 'paper', request: await paperRequest(subject, data, words) });
  return (
    <div className={styles.files}>
      <div className={styles.acts}>
        <Button isIdle={isDrawing} onPress={drawPaper}>
          <FileText size={18} aria-hidden="true" />
          {own('files.pdf')}
        </Button>
        <Button onPress={() => keepFile(dataFile(subject, data, words))}>
          <Braces size={18} aria-hidden="true" />
          {own('files.json')}
        </Button>
      </div>
      {isDrawing ? (
        <Progress label={own('files.making')} />
      ) : (
        <p className={styles.hint}>
          {own(subject.kind === 'relative' ? 'files.hintRelative' : 'files.hint')}
        </p>
      )}
    </div>
  );
}
