import { ownData } from './own-data.ts';
import { sessions } from './sessions.ts';

export const account = { ownData, sessions };
