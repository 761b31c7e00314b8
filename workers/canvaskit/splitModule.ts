import binaryen from 'binaryen';
import { callsIn, reachedFrom } from './calls.ts';
import { exportsOf, type ModuleExport } from './moduleExports.ts';
import { DEFERRED, LOAD, LOADED, PRIMARY } from './moduleNames.ts';

/** A module in two: one that is begun with, and one that is loaded when something in it is asked for, or before. */
export interface SplitModule {
  readonly primary: Uint8Array;
  readonly deferred: Uint8Array;
}

/** What both halves have to say alike of the functions between them. */
interface Seam {
  /** The functions of the primary module that the deferred one calls by name. */
  readonly shared: readonly string[];
  /**
   * Those of the deferred one that the primary one may come to: by name, or through the table. Each has a stub in the primary one,
   * and a place of its own at the end of the table, in this order.
   */
  readonly asked: readonly string[];
}

/** Which functions are to be there from the beginning, by their names; exported ones are anyway. */
interface Staying {
  readonly isPrimary: (name: string) => boolean;
  /** With them whatever they lead to: which of it they come to follows from what they are given. */
  readonly bringsAll: (name: string) => boolean;
}

function exportOf(module: binaryen.Module, kind: number): ModuleExport {
  const [found, ...more] = exportsOf(module).filter((one) => one.kind === kind);
  if (!found || more.length > 0) throw new RangeError('a WebAssembly module of not one memory and one table');
  return found;
}

const globalsOf = (module: binaryen.Module) =>
  Array.from({ length: module.getNumGlobals() }, (_, at) =>
    binaryen.getGlobalInfo(module.getGlobalByIndex(at)),
  );

/** The module's only part of the table, and where it begins. */
function tableOf(module: binaryen.Module) {
  if (module.getNumElementSegments() !== 1 || module.getNumTables() !== 1)
    throw new RangeError('a WebAssembly module of several tables');
  const segment = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  const table = binaryen.getTableInfo(module.getTableByIndex(0));
  return { segment, table };
}

/** Where the halves meet, and which functions go: all but those of the primary half, and those that are exported. */
function seamOf(module: binaryen.Module, { isPrimary, bringsAll }: Staying) {
  const calls = callsIn(module);
  const exported = new Set(exportsOf(module).map(({ value }) => value));
  const brought = reachedFrom([...calls.keys()].filter(bringsAll), calls);
  const goes = (name: string) => !isPrimary(name) && !brought.has(name) && !exported.has(name);
  const [staying, going] = [
    [...calls.keys()].filter((name) => !goes(name)),
    [...calls.keys()].filter((name) => goes(name)),
  ];
  if (staying.length === 0 || going.length === 0)
    throw new RangeError('a WebAssembly module without such names');
  const called = (names: readonly string[]) => new Set(names.flatMap((name) => [...(calls.get(name) ?? [])]));
  const reached = new Set([...called(staying), ...tableOf(module).segment.data]);
  const needed = called(going);
  const seam: Seam = {
    asked: going.filter((name) => reached.has(name)),
    shared: staying.filter((name) => needed.has(name)),
  };
  return { staying, going, seam };
}

const short = (at: number) => at.toString(36);
const functionAt = (at: number) => `f${short(at)}`;
const globalAt = (at: number) => `g${short(at)}`;

/** The half that is begun with: it loads the other one where it comes to a function that went there. */
function primaryHalf(bytes: Uint8Array, { going, seam }: ReturnType<typeof seamOf>): Uint8Array {
  const module = binaryen.readBinary(bytes);
  try {
    const { table } = tableOf(module);
    const { shared, asked } = seam;
    globalsOf(module).forEach(({ name }, at) => {
      module.addGlobalExport(name, globalAt(at));
    });
    shared.forEach((name, at) => {
      module.addFunctionExport(name, functionAt(at));
    });
    module.addGlobal(LOADED, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(LOADED, LOADED);
    module.addFunctionImport(LOAD, DEFERRED, LOAD, binaryen.none, binaryen.none);
    const places = new Map(asked.map((name, at) => [name, table.initial + at]));
    for (const name of going) {
      const { params, results } = binaryen.getFunctionInfo(module.getFunction(name));
      module.removeFunction(name);
      const place = places.get(name);
      if (place === undefined) continue;
      const given = binaryen.expandType(params).map((type, at) => module.local.get(at, type));
      const isMissing = module.i32.eqz(module.global.get(LOADED, binaryen.i32));
      const stub = module.block(
        null,
        [
          module.if(isMissing, module.call(LOAD, [], binaryen.none)),
          module.call_indirect(table.name, module.i32.const(place), given, params, results),
        ],
        results,
      );
      module.addFunction(name, params, results, [], stub);
    }
    const size = table.initial + asked.length;
    module.removeTable(table.name);
    module.addTable(table.name, size, size);
    module.runPasses(['remove-unused-module-elements']);
    return module.emitBinary();
  } finally {
    module.dispose();
  }
}

/** The half that follows: its memory, its table and its globals are those of the first. */
function deferredHalf(bytes: Uint8Array, { staying, seam }: ReturnType<typeof seamOf>): Uint8Array {
  const module = binaryen.readBinary(bytes);
  try {
    const { table, segment } = tableOf(module);
    const { shared, asked } = seam;
    const memory = exportOf(module, binaryen.ExternalMemory);
    const tableOutside = exportOf(module, binaryen.ExternalTable);
    for (const { name } of exportsOf(module)) module.removeExport(name);
    module.removeElementSegment(segment.name);
    const places = new Map(shared.map((name, at) => [name, at]));
    for (const name of staying) {
      const { params, results } = binaryen.getFunctionInfo(module.getFunction(name));
      module.removeFunction(name);
      const at = places.get(name);
      if (at !== undefined) module.addFunctionImport(name, PRIMARY, functionAt(at), params, results);
    }
    globalsOf(module).forEach(({ name, type, mutable }, at) => {
      module.removeGlobal(name);
      module.addGlobalImport(name, PRIMARY, globalAt(at), type, mutable);
    });
    const { initial, max } = module.getMemoryInfo();
    module.setMemory(initial, max ?? -1, null, [], false, false, memory.value);
    module.addMemoryImport(memory.value, PRIMARY, memory.name);
    module.removeTable(table.name);
    module.addTable(table.name, table.initial + asked.length, table.initial + asked.length);
    module.addTableImport(table.name, PRIMARY, tableOutside.name);
    module.addActiveElementSegment(table.name, DEFERRED, asked, module.i32.const(table.initial));
    module.runPasses(['remove-unused-module-elements']);
    return module.emitBinary();
  } finally {
    module.dispose();
  }
}

/**
 * A WebAssembly module in two, so that what is not needed at first can travel later. Nothing is lost: where the primary half comes to a
 * function of the other one, it asks for that by an import (`LOAD`), which has to return when it is there.
 *
 * @param bytes a module with one memory and one table, both exported, and with names (`name` section).
 * @throws RangeError where one of the halves would be empty, or the module has more than one table or memory.
 */
export function splitModule(bytes: Uint8Array, staying: Staying): SplitModule {
  const module = binaryen.readBinary(bytes);
  try {
    const cut = seamOf(module, staying);
    return { primary: primaryHalf(bytes, cut), deferred: deferredHalf(bytes, cut) };
  } finally {
    module.dispose();
  }
}
