import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';

/** The API that `npm run dev` passes on to: a server started by `npm start` or by hand. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), wasm()],
  worker: { format: 'es', plugins: () => [wasm()] },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // Fonts and wasm are fetched when a stone needs them, never inlined.
    assetsInlineLimit: 0,
    rolldownOptions: { input: { app: 'index.html' } },
  },
  server: { proxy: { '/api': API, '/catalogue': API } },
});
