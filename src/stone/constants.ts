/** Business constants of specification section 9 that concern time, in ms. */
export const AUTOSAVE_DELAY = 1500;
export const BUTTON_SUCCESS = 2000;
/** The delay before uploaded vignettes are downloaded after the PDF. */
export const PICTURES_DELAY = 1000;
export const MINIMUM_FETCH = 200;
