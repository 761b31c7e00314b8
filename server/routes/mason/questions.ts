import type { FastifyRequest } from 'fastify';
import { nearestElement } from '../../../src/scene/nearestElement';
import { design } from '../../../src/stone/stone';
import { listOf } from '../../../src/stone/wire/list';
import { numberedPath } from '../../../src/stone/wire/paths';
import {
  messageRequest,
  type Question,
  question,
  questionPath,
  questionRequest,
  resolvedRequest,
} from '../../../src/stone/wire/question';
import { type Caller, userBehind } from '../../domain/caller';
import { isMasonOf, type StoneAction } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allowAt } from '../../http/guard';
import { keyOwner, repeatable } from '../../http/idempotency';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { answerOnce, bareAnswer } from '../../store/idempotency';
import { tellMason, tellOfQuestion } from '../../store/masonNotices';
import { askAbout, questionsAbout, settle, type Writer, writeInto } from '../../store/masonQuestions';
import { findStone, lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { elementName } from '../../texts/elementName';

/** How long to wait until it is known where the elements lie before a place goes without one, in ms. */
const PATIENCE_MS = 3000;

function writerOf(caller: Caller, stone: StoredStone): Writer {
  const userId = userBehind(caller)?.id ?? null;
  if (isMasonOf(caller, stone)) return { by: 'mason', userId };
  return { by: caller.kind === 'user' ? 'undertaker' : 'family', userId };
}

/** Writes, and with an Idempotency-Key only once however often the request comes. @throws Refusal `keyReused` */
async function writeOnce(
  inside: Queries,
  { caller, headers, params, body }: FastifyRequest<{ Params: { id: number } }>,
  write: () => Promise<void>,
): Promise<void> {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return write();
  const scope = `question about ${params.id}:${keyOwner(caller)}`;
  const answered = await answerOnce(
    inside,
    { scope, key, content: JSON.stringify([params, body]) },
    async () => {
      await write();
      return bareAnswer();
    },
  );
  if (answered === 'other') throw new Refusal('keyReused');
}

/**
 * GET and POST /api/stone/{id}/questions, POST …/{question}/messages, PUT …/{question}: what a mason asks about a stone,
 * what is answered, and that it is settled. Whoever may write the stone reads and answers; the other side is told by letter. Every
 * answer is the list as it then stands: a request repeated with its Idempotency-Key writes and tells nothing again.
 */
export function masonQuestions(app: App, { database, checks, post }: Services): void {
  const response = answering(listOf(question), 400, 401, 403, 404, 409, 415, 422);

  /** The questions about a stone, each with the element that it is nearest to. */
  async function told(request: FastifyRequest, stone: StoredStone): Promise<{ results: Question[] }> {
    const kept = await questionsAbout(database, stone.id);
    const isPlaced = kept.some(({ place }) => place !== null);
    const place = { caller: callerKey(request), about: `stone:${stone.id}` };
    const lying = isPlaced ? (await checks.find(stone.design, PATIENCE_MS, place))?.lying : undefined;
    const { Parms } = design.parse(JSON.parse(stone.design));
    const locale = localeOf(request.headers['accept-language']);
    const nearestTo = ({ x, y }: NonNullable<Question['place']>): Question['nearest'] => {
      const element = lying && nearestElement(lying, x, y);
      const parm = element === undefined ? undefined : Parms[element];
      return element === undefined || !parm ? null : { element, text: elementName(parm, element, locale) };
    };
    return { results: kept.map((each) => ({ ...each, nearest: each.place && nearestTo(each.place) })) };
  }

  /** Changes what is asked about a stone that is locked meanwhile. */
  async function change(
    request: FastifyRequest,
    id: number,
    action: StoneAction,
    work: (inside: Queries, stone: StoredStone, writer: Writer) => Promise<void>,
  ) {
    const stone = await database.transaction(async (inside) => {
      const found = allowAt(request.caller, action, await lockedStone(inside, id));
      await work(inside, found, writerOf(request.caller, found));
      return found;
    });
    post.waiting();
    return told(request, stone);
  }

  const listing = { summary: 'What a stonemason asks about a stone', params: numberedPath, response };
  app.get('/api/stone/:id/questions', { schema: listing }, async (request) => {
    const { id } = request.params;
    return told(request, allowAt(request.caller, 'readQuestions', await findStone(database, id)));
  });

  const asking = {
    summary: 'Ask about a stone, at a place of it',
    params: numberedPath,
    headers: repeatable,
    body: questionRequest,
    response,
  };
  app.post('/api/stone/:id/questions', { schema: asking }, async (request) =>
    change(request, request.params.id, 'askQuestion', (inside, stone, writer) =>
      writeOnce(inside, request, async () => {
        if (!(await askAbout(inside, stone.id, request.body, writer))) throw new Refusal('questionsTooMany');
        await tellOfQuestion(inside, stone);
      }),
    ),
  );

  const answeringIt = {
    summary: 'Write into a question about a stone',
    params: questionPath,
    headers: repeatable,
    body: messageRequest,
    response,
  };
  app.post('/api/stone/:id/questions/:question/messages', { schema: answeringIt }, async (request) =>
    change(request, request.params.id, 'answerQuestion', (inside, stone, writer) =>
      writeOnce(inside, request, async () => {
        const outcome = await writeInto(inside, stone.id, request.params.question, request.body.text, writer);
        if (outcome === 'gone') throw new Refusal('questionNotFound');
        if (outcome === 'full') throw new Refusal('questionsTooMany');
        if (writer.by === 'mason') await tellOfQuestion(inside, stone);
        else if (stone.mason) await tellMason(inside, stone, 'masonAnswered');
      }),
    ),
  );

  const settling = {
    summary: 'Say that a question is settled',
    params: questionPath,
    body: resolvedRequest,
    response,
  };
  app.put('/api/stone/:id/questions/:question', { schema: settling }, async (request) =>
    change(request, request.params.id, 'askQuestion', async (inside, stone) => {
      if (!(await settle(inside, stone.id, request.params.question, request.body.isResolved)))
        throw new Refusal('questionNotFound');
    }),
  );
}
