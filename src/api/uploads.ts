import type { z } from 'zod';
import type { OwnStoneType } from '../stone/ownStoneType';
import { failure } from '../stone/wire/failure';
import type { Stroke } from '../stone/wire/stroke';
import { AS_DRAWN, type Tracing } from '../stone/wire/tracing';
import {
  deletedStoneType,
  type UploadedPhotograph,
  type UploadedStone,
  type UploadedVignet,
  uploadedPhotograph,
  uploadedStone,
  uploadedVignet,
} from '../stone/wire/upload';
import { asDataUrl } from './dataUrl';
import { call, Refused, Unreachable } from './http';
import { expired, ownToken, wasFollowed } from './identity';
import type { StoneAddress } from './stones';

/** A picture to be sent, and its size in mm as far as entered; the rest follows from its proportions. */
export interface UploadedPicture {
  readonly picture: Blob;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The size in mm of all that a stone's picture shows, where that is known and not the stone's. */
  readonly pictureSize?: { readonly width: number; readonly height: number };
}

interface Sending {
  /** Receives the share of the picture that has been sent, 0 to 1. */
  readonly onSent: (part: number) => void;
  readonly signal: AbortSignal;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The content of the server's answer. */
function answered<A extends z.ZodType>(
  request: XMLHttpRequest,
  { path, as, answer }: { readonly path: string; readonly as: string; readonly answer: A },
): z.output<A> {
  const json = jsonOf(request.responseText);
  if (request.status < 200 || request.status > 299) {
    const body = failure.safeParse(json).data;
    if (request.status === 403 && body?.code !== 'readOnly' && !wasFollowed(as)) expired();
    throw new Refused(request.status, body?.error ?? request.statusText, body?.current, body?.code);
  }
  const read = answer.safeParse(json);
  if (!read.success) throw new Unreachable(`${path}: no answer that makes sense`);
  return read.data;
}

/** Posts a body by XMLHttpRequest, since only that reports upload progress. */
function post<A extends z.ZodType>(
  path: string,
  answer: A,
  { as, body, onSent, signal }: Sending & { readonly as: string; readonly body: object },
): Promise<z.output<A>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(signal.reason);
    };
    request.open('POST', path);
    request.setRequestHeader('AuthCookie', as);
    request.setRequestHeader('Accept-Language', document.documentElement.lang || 'da');
    request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onerror = () => reject(new Unreachable(path));
    request.onload = () => {
      try {
        resolve(answered(request, { path, as, answer }));
      } catch (error) {
        reject(error);
      }
    };
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    request.send(JSON.stringify(body));
  });
}

async function bodyOf({ picture, width, height, pictureSize }: UploadedPicture): Promise<object> {
  const image = await asDataUrl(picture);
  return {
    image,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(pictureSize && { pictureSize }),
  };
}

/** A stone cut out of its photograph: the entry for the design, and its box as shares of the photograph's sides. */
export interface CutStone {
  readonly stone: OwnStoneType;
  readonly within: UploadedStone['within'];
}

/**
 * Uploads a photographed stone; its background is removed unless it is kept.
 *
 * @param upload with what was brushed over the picture, if anything was.
 * @throws Refused, Unreachable
 */
export async function uploadStone(
  { id, token }: StoneAddress,
  upload: UploadedPicture & { readonly keepBackground: boolean; readonly strokes: readonly Stroke[] },
  sending: Sending,
): Promise<CutStone> {
  const path = `/api/removebg/${id}/stonetype/${upload.keepBackground ? 1 : 0}`;
  const { strokes } = upload;
  const body = { ...(await bodyOf(upload)), ...(strokes.length > 0 && { strokes }) };
  const { within, ...stone } = await post(path, uploadedStone, { as: token ?? ownToken(), body, ...sending });
  return { stone, within };
}

/**
 * Uploads a drawing as a vignet; its lines are traced.
 *
 * @param archive also stores it for the user's department.
 * @throws Refused, Unreachable
 */
export async function uploadVignet(
  { id, token }: StoneAddress,
  upload: UploadedPicture & { readonly archive: boolean; readonly tracing: Tracing },
  sending: Sending,
): Promise<UploadedVignet> {
  const { archive, tracing } = upload;
  const isUsual = tracing.threshold === AS_DRAWN.threshold && tracing.inverted === AS_DRAWN.inverted;
  const body = { ...(await bodyOf(upload)), archive, ...(!isUsual && { tracing }) };
  return post(`/api/removebg/${id}/vignet`, uploadedVignet, { as: token ?? ownToken(), body, ...sending });
}

/**
 * Uploads a photograph for a medallion, which is kept as it is.
 *
 * @throws Refused, Unreachable
 */
export async function uploadPhotograph(
  { id, token }: StoneAddress,
  picture: Blob,
  sending: Sending,
): Promise<UploadedPhotograph> {
  const body = { image: await asDataUrl(picture) };
  const path = `/api/removebg/${id}/photograph`;
  return post(path, uploadedPhotograph, { as: token ?? ownToken(), body, ...sending });
}

/** Deletes an uploaded stone type from its stone. */
export async function deleteOwnStone(
  id: number,
  { token }: StoneAddress,
  signal?: AbortSignal,
): Promise<void> {
  await call(`/api/stonetype/${id}`, {
    method: 'DELETE',
    answer: deletedStoneType,
    as: token,
    ...(signal && { signal }),
  });
}
