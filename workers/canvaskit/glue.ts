/** How CanvasKit's script says what its module imports. */
const IMPORTS = 'function getWasmImports(){return{a:wasmImports}}';

/**
 * What the module imports is said by `deferred` of what CanvasKit is initialised with. It is told its own imports,
 * and where it finds the module's exports once those are there.
 */
const ASKED = 'function getWasmImports(){return Module["deferred"].imports({a:wasmImports},()=>wasmExports)}';

/**
 * CanvasKit's script, for a module in two halves: as published it can be told nothing but where its one module is.
 *
 * @throws RangeError where it is another script.
 */
export function forHalves(script: string): string {
  if (!script.includes(IMPORTS)) throw new RangeError('CanvasKit says otherwise what its module imports');
  return script.replace(IMPORTS, () => ASKED);
}
