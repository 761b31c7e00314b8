import { expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { startServer } from './startServer';

test(
  'Whoever is asked for contact data can ask who runs the service',
  async () => {
    const provider = { name: 'Sten & Skrift ApS', email: 'post@sten.example' };
    const server = await startServer({ options: { provider } });
    const { status, json } = await server.call('GET', '/api/provider');
    expect([status, json]).toEqual([200, provider]);
    await server.stop();
  },
  PATIENCE,
);

test(
  'A server whose settings name nobody says so',
  async () => {
    const server = await startServer();
    expect((await server.call('GET', '/api/provider')).json).toEqual({ name: null, email: null });
    await server.stop();
  },
  PATIENCE,
);
