/** The language in which users of a business are written to, by its country: an expression over `businesses`. */
export const LOCALE_OF_BUSINESS = `case country when 'DE' then 'de' when 'NO' then 'no' else 'da' end`;
