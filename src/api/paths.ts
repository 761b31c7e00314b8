/** Where the parts of the catalogue that the designer offers are read (specification section 7). */
export const LIST_PATHS = {
  stoneTypes: '/api/stoneTypes/all',
  vignets: '/api/vignets/all',
  backgrounds: '/api/backgrounds/all',
  attachments: '/api/attachments/all',
  fonts: '/api/fonts/all',
  churchyards: '/api/churchyards',
} as const;

/** Where a saved stone is read, followed by its id. */
export const STONE_PATH = '/api/stone';

/** Where a new stone with the standard preset is read, and what new stones are priced by. */
export const STANDARD_STONE_PATH = '/api/prepareStandardStone';
export const PRICES_PATH = '/api/prices';
