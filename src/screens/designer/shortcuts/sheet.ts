/** What a key or a command opens over the designer. */
export type Sheet = 'commands' | 'keys' | 'templates';
