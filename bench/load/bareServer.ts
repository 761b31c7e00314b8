/**
 * A Fastify route with nothing behind it: it returns a text of 20 KB, and accepts one, in JSON. It counts its answers,
 * and prints its address.
 */
import Fastify from 'fastify';
import { largeDesign } from './design';

const app = Fastify();
const text = largeDesign('Bar');
const answered: Record<string, number> = { GET: 0, PUT: 0 };
app.addHook('onResponse', async ({ method, url }) => {
  if (url === '/') answered[method] = (answered[method] ?? 0) + 1;
});
app.get('/answered', async () => answered);
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
app.put('/', async () => ({ taken: true }));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
