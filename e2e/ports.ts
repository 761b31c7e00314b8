/** The port of the server under test; differs from a developer's. */
export const PORT = process.env.E2E_PORT ?? '3055';

/** The port of the app as developers run it, on the same server. */
export const DEVELOPMENT_PORT = String(Number(PORT) + 1);

export const developmentURL = `http://127.0.0.1:${DEVELOPMENT_PORT}`;
