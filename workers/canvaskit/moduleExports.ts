import binaryen from 'binaryen';

/** What a module gives to the outside. */
export interface ModuleExport {
  readonly kind: number;
  /** Its name outside. */
  readonly name: string;
  /** Its name inside. */
  readonly value: string;
}

/** All that a module gives to the outside, in its order. */
export const exportsOf = (module: binaryen.Module): readonly ModuleExport[] =>
  Array.from({ length: module.getNumExports() }, (_, at) =>
    binaryen.getExportInfo(module.getExportByIndex(at)),
  );
