import { createActorContext } from '@xstate/react';
import { uploadingMachine } from '../../machines/uploading/uploadingMachine';

/** The uploading's machine, for whatever begins an upload or shows how it goes. */
export const UploadingContext = createActorContext(uploadingMachine);
