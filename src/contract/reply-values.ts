/** What a prepared reply may leave open; `replies.ts` says what stands there as long as nothing is known of it. */
export const REPLY_PLACEHOLDERS = [
  'client',
  'number',
  'subject',
  'service',
  'appointment',
  'office',
  'staff',
] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** Of an option of `about`: the replies are for the threads of every matter. */
export const EVERY_MATTER = 'all';

/** The fields of a resource whose records are replies that staff keep ready. */
export interface ReplyTemplates<Text extends string, About extends string, Switch extends string> {
  /** The reply in both languages, with `placeholders: REPLY_PLACEHOLDERS`. */
  readonly text: Text;
  /** For which matters: their names are its options, and `EVERY_MATTER`. */
  readonly about: About;
  /** Offered only while this is true. */
  readonly isActive: Switch;
}
