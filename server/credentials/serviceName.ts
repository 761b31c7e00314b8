/** What apps for codes and keepers of keys list the service as. */
export const SERVICE_NAME = 'Gravstensdesigner';
