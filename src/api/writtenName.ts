import { z } from 'zod';
import { keptInTab } from './keptInTab';

/** The name that a visitor wrote on the start page, for the stone that is begun next in this tab. */
export const writtenName = keptInTab('gravestone.name', z.string().max(60));
