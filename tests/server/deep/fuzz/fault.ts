import { z } from 'zod';
import type { RawAnswer } from './rawHttp';
import type { RawRequest } from './requests';

const sentence = z.object({ error: z.string().regex(/\S \S/), code: z.string().min(3) });

function isSentence(body: string): boolean {
  try {
    return sentence.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** The error in an answer; undefined where there is none. */
export function fault(request: RawRequest, answer: RawAnswer | undefined): string | undefined {
  if (!answer) return request.unfinished ? undefined : 'closed without an answer';
  if (answer.status >= 500) return `status ${answer.status}`;
  if (answer.status < 400 || request.what.startsWith('HEAD')) return undefined;
  if (!answer.type.startsWith('application/json')) return `an error of type “${answer.type}”`;
  return isSentence(answer.body) ? undefined : `an error without a sentence: ${answer.body}`;
}
