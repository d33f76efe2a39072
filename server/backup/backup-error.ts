import { CommandError } from '../run-command.ts';

/** Something to tell whoever runs the command; not a fault of the program. */
export class BackupError extends CommandError {
  override readonly name = 'BackupError';
}
