/** What a browser calls itself, and what people call it. Each stands before those whose names it also gives. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** The same of systems: Android calls itself Linux too, and an iPhone says it is like a Mac. */
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

type Names = readonly (readonly [mark: string, name: string])[];
const nameIn = (text: string, names: Names) => names.find(([mark]) => text.includes(mark))?.[1];

/**
 * Roughly with what somebody logs in, for them to know it again: `Firefox, Windows`. No version, and nothing else of what a
 * browser tells of itself.
 *
 * @param userAgent the header; undefined where none was sent.
 * @returns null where it is none of those that people use.
 */
export function browserName(userAgent: string | undefined): string | null {
  const known = [nameIn(userAgent ?? '', BROWSERS), nameIn(userAgent ?? '', SYSTEMS)];
  return known.filter((name) => name !== undefined).join(', ') || null;
}
