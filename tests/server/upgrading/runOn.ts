import type { CommandProcess } from '../commandProcess/commandProcess';

/** Runs a command of today's program on a store, and returns what it printed; it has to succeed. */
export async function runOn(
  commands: CommandProcess,
  settings: Record<string, string>,
  [name = '', ...words]: readonly string[],
): Promise<string> {
  const variables = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  const { code, stdout, stderr } = await commands.run({ name, words, variables });
  if (code !== 0) throw new Error(`${name} ${words.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}
