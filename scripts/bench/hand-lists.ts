import { foldText } from '#contract/text-folding.ts';
import type { Language } from '#contract/language.ts';

export type ListName = 'users' | 'requests' | 'faqs';

/** A list as one writes its SQL by hand; the table is `t` in all of it. */
export interface HandList {
  readonly endpoint: string;
  readonly order: 'asc' | 'desc';
  /** The columns that it is ordered by. */
  readonly by: readonly string[];
  /** The filter that is measured: its name in the query string, and its column. */
  readonly filter: { readonly name: string; readonly column: string };
  /** Who of the staff is shown its records is written down. */
  readonly isConfidential: boolean;
  /** Visitors read it too. */
  readonly isPublic: boolean;
  /** A word of a search, as SQL; the word is a pattern. */
  readonly finds: (pattern: string) => string;
  /** Its columns by the keys of the wire. */
  readonly columns: (language: Language, moment: Moment) => Readonly<Record<string, string>>;
  /** What one record has beside them. */
  readonly recordColumns?: Readonly<Record<string, string>>;
}

/** SQL that gives a moment as the answer writes it. */
export type Moment = (column: string) => string;

const inItself = (pattern: string): string => `t.search like ${pattern}`;

export const handLists: Readonly<Record<ListName, HandList>> = {
  users: {
    endpoint: 'ApplicationUsers',
    order: 'desc',
    by: ['id'],
    filter: { name: 'Role', column: 'role' },
    finds: inItself,
    isConfidential: true,
    isPublic: false,
    columns: (language, moment) => ({
      ...base(moment),
      fullNameAr: 't.full_name_ar',
      fullNameEn: 't.full_name_en',
      fullName: halves('t.full_name', language),
      email: 't.email',
      mobileNumber: 't.mobile_number',
      whatsAppNumber: 't.whatsapp_number',
      role: 't.role',
      branchId: 't.branch_id',
      branch: nameOf('branches', 'name', 't.branch_id', language),
      lawyerId: 't.lawyer_id',
      lawyer: nameOf('lawyers', 'name', 't.lawyer_id', language),
      profileImage: 't.profile_image',
      isSuspended: 't.is_suspended',
      isInvited: 't.is_invited',
      hasSecondFactor: 't.has_second_factor',
    }),
  },
  requests: {
    endpoint: 'Requests',
    order: 'desc',
    by: ['id'],
    filter: { name: 'Status', column: 'status' },
    // Whoever sent it is found by their name, phone and e-mail.
    finds: (pattern) =>
      `(${inItself(pattern)} or t.client_id = any(array(select id from users where search like ${pattern})))`,
    isConfidential: true,
    isPublic: false,
    columns: (language, moment) => ({
      ...base(moment),
      number: 't.number',
      clientId: 't.client_id',
      client: nameOf('users', 'full_name', 't.client_id', language),
      branchId: 't.branch_id',
      branch: nameOf('branches', 'name', 't.branch_id', language),
      attachments: `(select coalesce(json_agg(json_build_object('id', a.public_id, 'name', a.name, 'type', a.type, 'size', a.size) order by a.id), '[]'::json)
        from attachments a where a.resource = 'requests' and a.field = 'attachments' and a.record_id = t.id)`,
      assigneeId: 't.assignee_id',
      assignee: nameOf('users', 'full_name', 't.assignee_id', language),
      assigneeLawyerId:
        '(select l.id from users a join lawyers l on l.id = a.lawyer_id where a.id = t.assignee_id and l.deleted_at is null)',
      replyDueAt: moment('t.reply_due_at'),
      firstContactAt: moment('t.first_contact_at'),
      lastNote: 't.last_note',
      conflictState: 't.conflict_state',
      partiesCount: `(select count(*)::int from request_parties p where p.request_id = t.id and p.deleted_at is null)`,
      taskState: 't.task_state',
      taskDueOn: 't.task_due_on::text',
      legalHold: 't.legal_hold',
      closedAt: moment('t.closed_at'),
      title: 't.title',
      description: 't.description',
      serviceId: 't.service_id',
      service: nameOf('services', 'name', 't.service_id', language),
      status: 't.status',
      rejectionReason: 't.rejection_reason',
      dueDate: 't.due_date::text',
    }),
    recordColumns: {
      parties: `(select coalesce(json_agg(json_build_object('id', p.id, 'nameAr', p.name_ar, 'nameEn', p.name_en, 'side', p.side, 'number', p.number)
        order by p.position, p.id), '[]'::json) from request_parties p where p.request_id = t.id and p.deleted_at is null)`,
    },
  },
  faqs: {
    endpoint: 'Faqs',
    order: 'asc',
    by: ['position', 'id'],
    filter: { name: 'CategoryId', column: 'category_id' },
    finds: inItself,
    isConfidential: false,
    isPublic: true,
    columns: (language, moment) => ({
      ...base(moment),
      categoryId: 't.category_id',
      category: nameOf('faq_categories', 'name', 't.category_id', language),
      serviceId: 't.service_id',
      service: nameOf('services', 'name', 't.service_id', language),
      questionAr: 't.question_ar',
      questionEn: 't.question_en',
      question: halves('t.question', language),
      answerAr: 't.answer_ar',
      answerEn: 't.answer_en',
      answer: halves('t.answer', language),
      position: 't.position',
    }),
  },
};

/** In the order in which they are measured. */
export const listNames: readonly ListName[] = ['users', 'requests', 'faqs'];

const base = (moment: Moment) => ({
  id: 't.id',
  version: 't.version',
  createdAt: moment('t.created_at'),
  updatedAt: moment('t.updated_at'),
});

const halves = (column: string, language: Language): string => {
  const [first, second] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return `coalesce(nullif(${column}_${first}, ''), ${column}_${second})`;
};

const nameOf = (table: string, name: string, id: string, language: Language): string =>
  `(select ${halves(`named.${name}`, language)} from ${table} named where named.id = ${id})`;

/** The patterns of a search, one for each word. */
export const patternsOf = (search: string): string[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Who calls the servers that are written by hand: a token that they know, and the session behind it. */
export const benchSession = {
  token: 'constant-token-of-the-bench',
  userId: 1,
  sessionId: '00000000-0000-4000-8000-000000000001',
} as const;

/** The columns of an order as SQL, each with its direction. */
export const orderSql = ({ by, order }: Pick<HandList, 'by' | 'order'>): string =>
  by.map((column) => `t.${column} ${order}`).join(', ');
