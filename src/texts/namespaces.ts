const FILE = /([^/]+)\.json$/;

/** The texts of files by their namespace, which is the file's name. */
export function byNamespace(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const name = FILE.exec(path)?.[1];
      return name === undefined ? [] : [[name, texts]];
    }),
  );
}
