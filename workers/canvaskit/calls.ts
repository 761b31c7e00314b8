import type binaryen from 'binaryen';

/** A function's name in the text format: bare, or in quotation marks where it has other characters than an identifier. */
const NAME = String.raw`\$("(?:[^"\\]|\\.)*"|[^\s()]+)`;
const FUNCTION = new RegExp(`^ \\(func ${NAME}`, 'gm');
const CALL = new RegExp(`\\((?:return_)?call ${NAME}`, 'g');

/** The name that a written one stands for. */
const plain = (written: string) =>
  written.startsWith('"')
    ? written
        .slice(1, -1)
        .replace(/\\([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\(["'\\])/g, '$1')
    : written;

/**
 * Which functions each function of a module calls by name; those reached through the table are not among them. Functions that it
 * imports have no entry.
 */
export function callsIn(module: binaryen.Module): ReadonlyMap<string, ReadonlySet<string>> {
  const text = module.emitText();
  const found = [...text.matchAll(FUNCTION)];
  return new Map(
    found.map((match, at) => {
      const body = text.slice(match.index, found[at + 1]?.index);
      return [plain(match[1] ?? ''), new Set([...body.matchAll(CALL)].map((call) => plain(call[1] ?? '')))];
    }),
  );
}

/** Every function that some others lead to by name, those included. */
export function reachedFrom(
  begin: readonly string[],
  calls: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...begin];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(calls.get(name) ?? []));
  }
  return reached;
}
