// Ends with 0 when a PostgreSQL and a Redis answer, else says which does not and ends with 1.
import { giveUp } from './lib/say.mjs';
import { silentServices } from './lib/services.mjs';

const silent = await silentServices();
if (silent.length > 0) giveUp(`No answer from ${silent.join(' and ')}.`);
