import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { exportMachine } from '../../machines/export/exportMachine';
import type { Bench } from '../../machines/mason/effects';
import { design } from '../../stone/stone';
import { useOfferedFiles } from '../designer/export/useOfferedFiles';
import { useLocale } from '../designer/useLocale';
import styles from './Mason.module.css';

/** Every file that is offered of a stone, those for the plotter first: one press makes and downloads it. */
export function CutFiles({ bench: { stone, offered, address } }: { readonly bench: Bench }) {
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const locale = useLocale();
  const [state, send] = useMachine(exportMachine);
  const { progress, file, failure } = state.context;
  const { stoneTypes, vignets, backgrounds, attachments } = offered;
  const catalogue = { stoneTypes, vignets, backgrounds, attachments };
  const files = useOfferedFiles().filter(({ purpose }) => purpose !== 'print');
  const sorted = [
    ...files.filter(({ reader }) => reader === 'plotter'),
    ...files.filter(({ reader }) => reader !== 'plotter'),
  ];
  const isDrawing = state.matches('drawing');
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className={styles.files}>
        {sorted.map(({ name, words, hint, order }) => (
          <li key={name}>
            <Button
              isDisabled={isDrawing}
              onPress={() => {
                if (state.matches('failing')) send({ type: 'close' });
                const request = { order, design: design.parse(stone), id: address.id, catalogue, locale };
                send({ type: 'export', purpose: 'download', request });
              }}
            >
              <span>{words}</span>
              <span className={styles.hint}>{hint}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isDrawing && <Progress label={paper('drawing')} part={progress} />}
      <p role="status">
        {state.matches('ready') && file && paper('ready', { name: file.name })}
        {state.matches('failing') && paper(`failures.${failure ?? 'unknown'}`)}
      </p>
    </section>
  );
}
