// Mistakes that must not compile, each at its line. Checked by the compiler alone: nothing here runs.
import type { Access } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { email, password, reference, select, text } from '#contract/fields.ts';
import type { TypedListQuery } from '#contract/list-query.ts';
import type { CreateOf, RecordOf, UpdateOf } from '#contract/record-types.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import type { faqs } from '#resources/faqs.ts';
import type { requests } from '#resources/requests.ts';
import type { users } from '#resources/users.ts';

const label = { ar: 'اسم', en: 'Name' };
const admin = { Admin: 'all' } as const;
const access = { list: admin, read: admin, create: admin, update: admin, delete: admin } as const;
const fields = {
  name: text({ label, sortable: true }),
  mail: email({ label }),
  kind: select({ label, options: { a: label, b: label }, filterable: true }),
  secret: password({ label, purpose: 'new' }),
};
const good = {
  name: 'things',
  endpoint: 'Things',
  labels: { one: label, many: label },
  menu: false,
  access,
  fields,
  title: 'name',
  list: { columns: ['name', 'id'] },
  form: { sections: [{ fields: ['name', 'mail', 'kind', 'secret'] }] },
} as const;

// The same without a mistake, so that each refusal below is for the mistake alone.
defineResource({
  ...good,
  owner: 'kind',
  list: { columns: ['kind', 'createdAt'], filters: ['kind'], sort: [{ field: 'name', direction: 'asc' }] },
});

// @ts-expect-error a misspelt column
defineResource({ ...good, list: { columns: ['nmae'] } });
// @ts-expect-error a password as a column
defineResource({ ...good, list: { columns: ['secret'] } });
// @ts-expect-error a filter by a field that is not filterable
defineResource({ ...good, list: { columns: ['name'], filters: ['name'] } });
// @ts-expect-error an order by a field that is not sortable
defineResource({ ...good, list: { columns: ['name'], sort: [{ field: 'mail', direction: 'asc' }] } });
// @ts-expect-error an order in neither direction
defineResource({ ...good, list: { columns: ['name'], sort: [{ field: 'name', direction: 'up' }] } });
// @ts-expect-error a section that names no field
defineResource({ ...good, form: { sections: [{ fields: ['name', 'nothing'] }] } });
// @ts-expect-error a shown password
defineResource({ ...good, show: { sections: [{ fields: ['secret'] }] } });
// @ts-expect-error a title that is no field
defineResource({ ...good, title: 'heading' });
// @ts-expect-error an owner that is no field
defineResource({ ...good, owner: 'clientId' });
// @ts-expect-error a label without Arabic
defineResource({ ...good, labels: { one: { en: 'Thing' }, many: label } });
// @ts-expect-error an unknown role
defineResource({ ...good, access: { ...access, list: { Owner: 'all' } } });
// @ts-expect-error a reach that is neither all nor own
defineResource({ ...good, access: { ...access, list: { Admin: 'some' } } });
// @ts-expect-error a visitor owns nothing
defineResource({ ...good, access: { ...access, list: { public: 'own' } } });
// @ts-expect-error an operation left out of access
export const incomplete: Access = { list: admin, read: admin, create: admin, update: admin };
// @ts-expect-error a screen that does not exist
defineResource({ ...good, screens: { print: 'custom' } });
// @ts-expect-error words for an error that does not exist
defineResource({ ...good, messages: { exploded: label } });

// @ts-expect-error a field label without Arabic
text({ label: { en: 'Name' } });
// @ts-expect-error an option without English
select({ label, options: { a: { ar: 'اسم' } } });
// @ts-expect-error a reference to nowhere
reference({ label });
// @ts-expect-error `optional: false` is written by leaving it out
text({ label, optional: false });
// @ts-expect-error a role that does not exist
text({ label, readBy: ['Owner'] });

type Faq = RecordOf<typeof faqs>;
declare const faq: Faq;
declare const faqWithoutAnswer: Omit<Faq, 'answerAr'>;
declare const newUser: CreateOf<typeof users>;
// @ts-expect-error a record that lacks a key
export const lacking: Faq = faqWithoutAnswer;
// @ts-expect-error the name of a category may be missing
export const category: string = faq.category;
// @ts-expect-error a record has no password
export const hash = (user: RecordOf<typeof users>): string => user.password;
// @ts-expect-error a create with a field that only the host writes
export const suspended: CreateOf<typeof users> = { ...newUser, isSuspended: true };
// @ts-expect-error a role that is not among the options
export const boss: CreateOf<typeof users> = { ...newUser, role: 'Owner' };
// @ts-expect-error an update that names no record
export const nameless: UpdateOf<typeof faqs> = { questionAr: 'سؤال' };

export const asked: TypedListQuery<typeof requests> = {
  filters: { status: ['Pending'], dueDate: { from: '2026-01-01' } },
};
// @ts-expect-error a filter that is not offered
export const unknownFilter: TypedListQuery<typeof requests> = { filters: { title: ['a'] } };
// @ts-expect-error a filter value that is not among the options
export const wrongValue: TypedListQuery<typeof requests> = { filters: { status: ['Done'] } };
type Asked = TypedListQuery<typeof requests>;
// @ts-expect-error an order that is not offered
export const wrongSort: Asked = { sort: [{ field: 'description', direction: 'asc' }] };

const states = { open: label, closed: label };
const move = { from: ['open'], to: 'closed', label, access: admin } as const;
defineWorkflow({ field: 'state', initial: 'open', states, moves: { close: move } });
// @ts-expect-error a beginning that is no state
defineWorkflow({ field: 'state', initial: 'new', states, moves: { close: move } });
// @ts-expect-error a move to a state that does not exist
defineWorkflow({ field: 'state', initial: 'open', states, moves: { close: { ...move, to: 'gone' } } });
// @ts-expect-error a move from a state that does not exist
defineWorkflow({ field: 'state', initial: 'open', states, moves: { close: { ...move, from: ['new'] } } });
