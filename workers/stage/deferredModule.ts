import { DEFERRED, LOAD, LOADED, PRIMARY } from '../canvaskit/moduleNames';

/** What both halves of CanvasKit have in common: see workers/canvaskit/glue.ts. */
interface Halves {
  readonly imports: WebAssembly.Imports;
  readonly exports: () => WebAssembly.Exports;
}

/**
 * The half of CanvasKit that nothing asks for at first, which draws by the graphics card, above all: it is loaded before it is asked
 * for, or else in the middle of the call that asks for it.
 */
export class DeferredModule {
  private halves: Halves | undefined;
  private isThere = false;

  /**
   * @param compiled compiles it beside what else is going on.
   * @param compiledAtOnce compiles it now, which only a worker can.
   */
  constructor(
    private readonly compiled: () => Promise<WebAssembly.Module>,
    private readonly compiledAtOnce: () => WebAssembly.Module,
  ) {}

  /** What the primary half imports. CanvasKit's script asks for it before that half is begun. */
  readonly imports = (
    imports: WebAssembly.Imports,
    exports: () => WebAssembly.Exports,
  ): WebAssembly.Imports => {
    this.halves = { imports, exports };
    return { ...imports, [DEFERRED]: { [LOAD]: () => this.begin(this.compiledAtOnce()) } };
  };

  /**
   * Loads it, if it is not there yet.
   *
   * @throws what the compiling of it throws: then it is loaded when it is asked for.
   */
  async load(): Promise<void> {
    if (this.isThere || !this.halves) return;
    this.begin(await this.compiled());
  }

  private begin(module: WebAssembly.Module): void {
    if (this.isThere || !this.halves) return;
    const { imports, exports } = this.halves;
    const primary = exports();
    new WebAssembly.Instance(module, { ...imports, [PRIMARY]: primary });
    (primary[LOADED] as WebAssembly.Global).value = 1;
    this.isThere = true;
  }
}
