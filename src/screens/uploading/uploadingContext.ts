import { withinWorkplace } from '../designer/workplaceContext';

/** The uploading's machine, for whatever begins an upload or shows how it goes. */
export const UploadingContext = withinWorkplace('uploading');
