import { ownData } from '../own-data.ts';
import { profile } from '../profile.ts';
import { requestDetail } from '../request-detail.ts';
import { sessions } from '../sessions.ts';

/** The words of what a person has with the firm: matters, sessions, data: each key is a namespace. */
export const account = { ownData, profile, requestDetail, sessions };
