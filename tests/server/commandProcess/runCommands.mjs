/**
 * Runs commands of the bundle one after the other, each as a process of its own would: with its words, variables,
 * standard input and exit code. A command's own file is read anew for each run; what several share stays loaded, with
 * WebAssembly and fonts, which is what a process of its own spends most of its time on.
 */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** A run's number makes its address another one, and so its module a new one. */
let runs = 0;

/** What the stream is given from now on, until `end` is called. */
function listenTo(stream) {
  const written = [];
  const write = stream.write;
  stream.write = (chunk, ...rest) => {
    written.push(Buffer.from(chunk));
    rest.findLast((each) => typeof each === 'function')?.();
    return true;
  };
  return {
    end() {
      stream.write = write;
      return Buffer.concat(written).toString();
    },
  };
}

function putVariables(variables) {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
}

async function run({ folder, name, words, variables, input }) {
  putVariables(variables);
  const file = join(folder, `${name}.js`);
  process.argv = [process.execPath, file, ...words];
  process.exitCode = undefined;
  const stdin = Readable.from([Buffer.from(input)], { objectMode: false });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const [stdout, stderr] = [listenTo(process.stdout), listenTo(process.stderr)];
  runs += 1;
  try {
    await import(`${pathToFileURL(file)}?run=${runs}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, stdout: stdout.end(), stderr: stderr.end() };
}

let last = Promise.resolve();
process.on('message', (call) => {
  last = last.then(async () => process.send(await run(call)));
});
process.on('disconnect', () => process.exit());
