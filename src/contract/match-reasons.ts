/** Why two parties may be one, the strongest first. */
export const MATCH_REASONS = ['sameNumber', 'sameName', 'otherScript', 'partMissing', 'oneLetter'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];
