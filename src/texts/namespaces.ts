const EXTENSION = '.json';

/** The texts of files by their namespace, which is the file's name. */
export function byNamespace(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.endsWith(EXTENSION))
      .map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -EXTENSION.length), texts]),
  );
}
