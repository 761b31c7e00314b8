/** Browsers by their user agent and common name. Each comes before those whose names it also contains. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** The same for systems: Android also contains Linux, and an iPhone contains Mac. */
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
 * A rough name of the device for its user to recognise: `Firefox, Windows`. No version, nor anything else that the
 * browser sends.
 *
 * @param userAgent the header; undefined where none was sent.
 * @returns null for an unknown one.
 */
export function browserName(userAgent: string | undefined): string | null {
  const known = [nameIn(userAgent ?? '', BROWSERS), nameIn(userAgent ?? '', SYSTEMS)];
  return known.filter((name) => name !== undefined).join(', ') || null;
}
