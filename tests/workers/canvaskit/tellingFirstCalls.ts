import binaryen from 'binaryen';

/** The functions that a module has of its own, in its order. */
const ownFunctions = (module: binaryen.Module) =>
  Array.from({ length: module.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(at)),
  ).filter((one) => !one.module);

/** The names of the functions that a module has of its own, in its order. */
export function functionsIn(bytes: Uint8Array): readonly string[] {
  const module = binaryen.readBinary(bytes);
  try {
    return ownFunctions(module).map(({ name }) => name);
  } finally {
    module.dispose();
  }
}

/** A module that tells of each of its functions, by its place among them, when it is called for the first time: `calls.first`. */
export function tellingFirstCalls(bytes: Uint8Array): Uint8Array {
  const module = binaryen.readBinary(bytes);
  try {
    const own = ownFunctions(module);
    module.addFunctionImport('calls.first', 'calls', 'first', binaryen.i32, binaryen.none);
    own.forEach(({ name, params, results, vars, body }, at) => {
      const flag = `called ${at}`;
      module.addGlobal(flag, binaryen.i32, true, module.i32.const(0));
      const told = module.block(null, [
        module.global.set(flag, module.i32.const(1)),
        module.call('calls.first', [module.i32.const(at)], binaryen.none),
      ]);
      const isFirst = module.i32.eqz(module.global.get(flag, binaryen.i32));
      module.removeFunction(name);
      module.addFunction(
        name,
        params,
        results,
        vars,
        module.block(null, [module.if(isFirst, told), body], results),
      );
    });
    return module.emitBinary();
  } finally {
    module.dispose();
  }
}
