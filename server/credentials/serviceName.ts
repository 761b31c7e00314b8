/** The service's name in authenticator apps and password managers. */
export const SERVICE_NAME = 'Gravstensdesigner';
