import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../work-queue.ts';

/** The Argon2id hash of a new password (R376). Throws `tooManyRequests` when too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(inOneForm(password), COST));

/**
 * The account whose password this is; `null` for any other. Takes as long when the account does not exist, so that timing
 * tells nothing. It is looked for when its turn has come: of a flood of guesses the database hears only so many at once.
 * Throws `tooManyRequests` when too many are waiting.
 */
export const findByPassword = <Found extends { passwordHash: string | null }>(
  find: () => Promise<Found | null>,
  password: string,
): Promise<Found | null> =>
  inTurn(async () => {
    const found = await find();
    const isRight = await verify(found?.passwordHash ?? NOBODYS_HASH, inOneForm(password));
    return isRight ? found : null;
  });

/** Whether the password is the one that was hashed. Throws `tooManyRequests` when too many are waiting. */
export const verifyPassword = async (passwordHash: string, password: string): Promise<boolean> =>
  (await findByPassword(async () => ({ passwordHash }), password)) !== null;

// OWASP's first choice: 19 MiB, two passes, one thread; 8 ms on a free core.
const COST = { algorithm: 2 /* Argon2id */, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of random bytes that nobody kept, at the same cost: what an account has that was never given a password. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$7meVs79GKZE2+iZ/Q06DiQ$VRolkA4rp7dn6M3tFqZ5vC5oPa6dpWJc8yl4Yz3tEM4';

// Hashing shares Node's thread pool of four with files, names and what is packed for the way: half of it stays theirs,
// or a flood of logins keeps everybody waiting.
const inTurn = createWorkQueue({ atOnce: 2, waiting: 62 });

/** Keyboards write the same letter in several ways, Arabic ones above all. */
const inOneForm = (password: string): string => password.normalize('NFKC');
