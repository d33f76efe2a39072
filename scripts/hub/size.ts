const isSmall = process.argv.includes('--small');

/** People who are connected: `--small` makes it quick, HUB_PEOPLE any size. */
export const people = ({ full, small }: { full: number; small: number }): number =>
  Number(process.env['HUB_PEOPLE'] || 0) || (isSmall ? small : full);
