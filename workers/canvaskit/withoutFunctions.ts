import binaryen from 'binaryen';
import { callsIn, reachedFrom } from './calls.ts';
import { exportsOf } from './moduleExports.ts';

/** The functions that a module gives to the outside, by their names inside. */
const exportedFrom = (module: binaryen.Module): string[] =>
  exportsOf(module)
    .filter(({ kind }) => kind === binaryen.ExternalFunction)
    .map(({ value }) => value);

/** A module as bytes that keep its functions' names. */
function withNames(module: binaryen.Module): Uint8Array {
  binaryen.setDebugInfo(true);
  try {
    return module.emitBinary();
  } finally {
    binaryen.setDebugInfo(false);
  }
}

/** Those of a list that stand in it more than once. */
function twiceIn(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const again = seen.has(name);
    seen.add(name);
    return again;
  });
}

/**
 * A WebAssembly module without some of its functions, with the names of the others. One goes only where nothing that stays can come to
 * it: no function that stays calls it by name, it is not exported, and it stands once in the table of functions. Where it
 * stands there twice, the compiler found it to be the same, byte for byte, as another one, whose name it may not bear: it stays, as
 * does all that it calls. In place of one that goes the table has a trap; reached by mistake, it throws a RuntimeError and
 * draws nothing wrong.
 *
 * @param bytes a module with one table, and with names (`name` section).
 * @param isUnused tells by its name whether a function is to go.
 * @throws RangeError where the module has no names to go by, or more than one table.
 */
export function withoutFunctions(bytes: Uint8Array, isUnused: (name: string) => boolean): Uint8Array {
  const module = binaryen.readBinary(bytes);
  try {
    const calls = callsIn(module);
    const unused = new Set([...calls.keys()].filter(isUnused));
    if (unused.size === 0) throw new RangeError('a WebAssembly module without one of the names');
    if (module.getNumElementSegments() !== 1) throw new RangeError('a WebAssembly module of several tables');
    const { name, table, offset, data } = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
    const held = [...data.filter((entry) => !unused.has(entry)), ...twiceIn(data)];
    const reached = reachedFrom([...held, ...exportedFrom(module)], calls);
    const trap = 'never asked for';
    module.addFunction(trap, binaryen.none, binaryen.none, [], module.unreachable());
    module.removeElementSegment(name);
    const entries = data.map((entry) => (reached.has(entry) ? entry : trap));
    module.addActiveElementSegment(table, name, entries, offset);
    // The second drops the zeros of the memory that the module would bring along.
    module.runPasses(['remove-unused-module-elements', 'memory-packing']);
    return withNames(module);
  } finally {
    module.dispose();
  }
}
