import { useEffect, useRef, useState } from 'react';
import { type UploadFailure, uploadFailureOf } from '../../../../machines/uploading/context';
import { sendPhotograph } from '../../../../machines/uploading/sendPhotograph';
import type { UploadedPhotograph } from '../../../../stone/wire/upload';
import { useUploadSentence } from '../../../uploading/useUploadFailure';
import { DesignerContext } from '../../designerContext';

/** How the sending of a photograph goes. */
interface Photograph {
  /** The share that was sent, 0 to 1; undefined while nothing is. */
  readonly part: number | undefined;
  /** What went wrong, as a sentence. */
  readonly problem: string | undefined;
  readonly send: (file: Blob) => void;
}

/** Sends a chosen photograph to the stone in hand, which is saved first. What is left before it is done is given up. */
export function usePhotograph(onKept: (photograph: UploadedPhotograph) => void): Photograph {
  const designer = DesignerContext.useActorRef();
  const work = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  useEffect(() => () => work.current?.abort(), []);
  const send = (file: Blob) => {
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setFailure(undefined);
    setPart(0);
    sendPhotograph(designer, file, { onSent: setPart, signal: mine.signal }).then(
      (kept) => {
        if (mine.signal.aborted) return;
        setPart(undefined);
        onKept(kept);
      },
      (error: unknown) => {
        if (mine.signal.aborted) return;
        setPart(undefined);
        setFailure(uploadFailureOf(error));
      },
    );
  };
  const problem = useUploadSentence(failure, 'notAPicture');
  return { part, problem, send };
}
