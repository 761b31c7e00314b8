/**
 * Loaded before `npm run export` (by NODE_OPTIONS): it then takes today for the day of which the kept files are, since an
 * offer says its date. The clock runs on from noon of that day.
 */
const Real = Date;
const back = Real.now() - Real.parse('2026-11-25T12:00:00Z');

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Real.now() - back]));
  }

  static now() {
    return Real.now() - back;
  }
};
