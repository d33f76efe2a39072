import { beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import { mayOpen, pages } from '#contract/pages.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import {
  EVERYTHING,
  accessControlProvider,
  decide,
  pageResource,
} from '#providers/session/access-control-provider.ts';
import { keepLanguage } from '#providers/i18n/language.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { resources } from '#resources/index.ts';
import { lawyerAdmissions } from '#resources/lawyer-admissions.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { formBody } from '#tests/support/form-body.ts';
import { everyone } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
beforeEach(() => keepLanguage('en'));

const all: readonly AnyResource[] = resources;
const STAFF: readonly (Role | null)[] = ['CustomerService', 'Admin'];

/** `null`: nobody is signed in. */
function be(role: Role | null): void {
  if (role === null) return endSession();
  const session = sessionOf('t1');
  startSession({ ...session, user: { ...session.user, lastRole: role } });
}
const ask = (resource: string, action: string, params?: object) =>
  decide({ resource, action, ...(params ? { params } : {}) });

describe('R383 the pages of the route table', () => {
  const cells = Object.keys(pages).flatMap((key) => [null, ...ROLES].map((role) => ({ key, role })));

  it.each(cells)('$key for $role is as its guard decides', async ({ key, role }) => {
    const name = key as keyof typeof pages; // Of the table itself.
    be(role);
    const isOpen = mayOpen(pages[name].audience, role, role !== null);
    expect(await accessControlProvider.can({ resource: pageResource(name), action: 'list' })).toEqual({
      can: isOpen,
    });
  });

  it('a person without a known role opens none that is for a role', () => {
    const session = sessionOf('t1');
    startSession({ ...session, user: { ...session.user, lastRole: null } });
    const open = Object.keys(pages).filter((key) => ask(`pages/${key}`, 'list').can);
    expect(open).toContain('home');
    for (const page of ['dashboard', 'settings', 'changePassword', 'staffProfile', 'account'])
      expect(open).not.toContain(page);
  });
});

/** The call that a screen or button of the panel leads to. The record is nobody's: an allowed call changes nothing. */
const NOBODY = 2_000_000_000;
function callOf(
  resource: AnyResource,
  action: string,
): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } | null {
  const { verbs } = resource;
  const path = (verb: string, id?: number) => callPath(resource, verb, id);
  switch (action) {
    case 'list':
      // The one record of a singleton has no list: its form is what the menu leads to.
      return resource.singleton
        ? { method: 'GET', path: path(verbs.readForUpdate) }
        : { method: 'GET', path: path(verbs.list) };
    case 'show':
      return { method: 'GET', path: path(verbs.read, NOBODY) };
    case 'create':
    case 'clone':
      return { method: 'POST', path: path(verbs.create) };
    case 'edit':
      return { method: 'PUT', path: path(verbs.update) };
    case 'delete':
      return { method: 'DELETE', path: path(verbs.delete, NOBODY) };
    case 'trash':
      return resource.singleton ? null : { method: 'GET', path: `${path(verbs.list)}?Trash=true` };
    case 'restore':
      return { method: 'POST', path: path(verbs.restore, NOBODY) };
    case 'history':
      return { method: 'GET', path: path(verbs.history, NOBODY) };
    case 'import':
      return { method: 'POST', path: path(verbs.import) };
    case 'reorder':
      return { method: 'PUT', path: path(verbs.reorder) };
    default:
      return { method: 'POST', path: path(actionVerb(action), NOBODY) };
  }
}

/** Refused is who is nobody, who may not, and what there is no such call of. */
async function isTakenByHost(call: NonNullable<ReturnType<typeof callOf>>, role: Role | null) {
  const isImport = call.path.endsWith('/Import');
  const { status, body } = await host.call(call.method, call.path, {
    as: role,
    ...(call.method === 'GET' || isImport ? {} : { body: {} }),
    ...(isImport
      ? { form: { payload: Buffer.from('--x--\r\n'), contentType: 'multipart/form-data; boundary=x' } }
      : {}),
  });
  if (status === 401 || status === 403) return false;
  expect(status).toBeLessThan(500);
  // A record that is not there was looked for; a call that is not there was not.
  return status !== 404 || body.error?.code === 'notFound';
}

const ACTIONS = [
  'list',
  'show',
  'create',
  'clone',
  'edit',
  'delete',
  'trash',
  'restore',
  'history',
  'import',
  'reorder',
];
/** The operations of actions that the site may offer to everybody. */
const ON_SITE: Readonly<Record<string, Operation>> = {
  list: 'list',
  show: 'read',
  create: 'create',
  clone: 'create',
};

describe.each(all.map((resource) => ({ name: resource.name, resource })))(
  'R383 $name',
  ({ name, resource }) => {
    const cells = ACTIONS.flatMap((action) =>
      everyone.map((person) => ({ action, role: person as Role | null })),
    );

    it.each(cells)('$action by $role is what the host answers', async ({ action, role }) => {
      be(role);
      const { can } = ask(name, action);
      const call = callOf(resource, action);
      // What is one alone has no trash.
      if (!call || !STAFF.includes(role)) return expect(can).toBe(false);
      const operation = resource.singleton && action === 'list' ? undefined : ON_SITE[action];
      const grant = operation ? resource.access[operation] : false;
      // What is for everybody is done on the site: it opens no screen here to a role that is not named.
      const isForSite = grant !== false && grant.public !== undefined && role !== null && !grant[role];
      expect(can).toBe(!isForSite && (await isTakenByHost(call, role)));
    });

    const runs = Object.keys(resource.actions).flatMap((run) =>
      [null, ...ROLES].map((role) => ({ run, role })),
    );
    it.skipIf(runs.length === 0).each(runs)(
      'run $run by $role is what the host answers',
      async ({ run, role }) => {
        be(role);
        const { can } = ask(name, 'run', { name: run });
        if (!STAFF.includes(role)) return expect(can).toBe(false);
        expect(can).toBe(await isTakenByHost(callOf(resource, run) as never, role));
        expect(ask(name, 'run').actions?.includes(run) ?? false).toBe(can);
      },
    );

    it.skipIf(!resource.thread).each([null, ...ROLES])(
      'files are attached to notes by %s as the host takes them',
      async (role) => {
        be(role);
        const { can } = ask(name, 'attach');
        if (!STAFF.includes(role)) return expect(can).toBe(false);
        const { status } = await host.call('POST', callPath(resource, resource.verbs.addNote, NOBODY), {
          as: role,
          form: formBody([
            { name: 'data', content: JSON.stringify({ text: 'With a file' }) },
            { name: NOTE_FILES, type: 'image/png', filename: 'a.png', content: 'a' },
          ]),
        });
        // Who may is told that there is no such record.
        expect(can).toBe(status === 404);
      },
    );

    it('what is public is chosen from by all staff, and its screens stay shut to those who manage none of it', () => {
      for (const role of STAFF) {
        be(role);
        const grant = resource.access.list;
        const isReached =
          grant !== false && (grant.public !== undefined || (role !== null && grant[role] !== undefined));
        expect(ask(name, 'choose').can).toBe(isReached);
        if (grant !== false && role !== null && grant[role] === undefined && !resource.singleton)
          expect(ask(name, 'list').can).toBe(false);
      }
      for (const role of [null, 'User'] as const) {
        be(role);
        expect(ask(name, 'choose').can).toBe(false);
      }
    });
  },
);

describe('R383 the fields of a record', () => {
  it.each([
    ['CustomerService', { show: true, edit: false, create: false }],
    ['Admin', { show: true, edit: true, create: false }],
  ] as const)('the legal hold of a request is read by staff and written by Admins: %s', (role, answers) => {
    be(role);
    const asked = { show: ask('requests', 'show', { field: 'legalHold' }).can } as Record<string, boolean>;
    for (const action of ['edit', 'create'])
      asked[action] = ask('requests', action, { field: 'legalHold' }).can;
    expect(asked).toEqual(answers);
    expect(ask('requests', 'show').fields?.includes('legalHold')).toBe(answers.show);
    expect(ask('requests', 'edit').fields?.includes('legalHold')).toBe(answers.edit);
  });

  it('a field that the role may not write is refused by the host, one that it may is taken', async () => {
    const listed = await host.call('GET', '/api/Requests/GetAll', { as: 'Admin' });
    const [{ id }] = listed.body.data as [{ id: number }];
    for (const role of ['CustomerService', 'Admin'] as const) {
      be(role);
      const { body } = await host.call('PUT', '/api/Requests/Update', {
        as: role,
        body: { id, legalHold: 'A court asks' },
      });
      expect(ask('requests', 'edit', { field: 'legalHold' }).can).toBe(body.error === null);
    }
  });

  it('a password is written and never read, and a field that is none is neither', () => {
    be('Admin');
    expect(ask('users', 'create', { field: 'password' }).can).toBe(true);
    expect(ask('users', 'show', { field: 'password' }).can).toBe(false);
    expect(ask('users', 'show').fields).not.toContain('password');
    for (const action of ['show', 'edit']) expect(ask('users', action, { field: 'no-such' }).can).toBe(false);
  });
});

describe('R383 a copy, and what a record holds', () => {
  it.each(all.map(({ name }) => name))('a copy of %s is filled in as a new record is', (name) => {
    for (const role of STAFF) {
      be(role);
      expect(ask(name, 'clone').fields).toEqual(ask(name, 'create').fields);
    }
  });

  it('rows are read and written by the fields of their own definition', () => {
    be('Admin');
    for (const action of ['show', 'edit', 'create'])
      expect(ask('lawyers', action).rows).toEqual({ admissions: Object.keys(lawyerAdmissions.fields) });
    expect(ask('faqs', 'show').rows).toEqual({});
  });
});

describe('R383 everything at once', () => {
  it.each([null, ...ROLES])('is what each would be answered, for %s', (role) => {
    be(role);
    const names = [...Object.keys(pages).map((key) => `pages/${key}`), ...all.map(({ name }) => name)];
    for (const action of ['list', 'create', 'history']) {
      const open = names.filter((name) => ask(name, action).can);
      expect(ask(EVERYTHING, action)).toMatchObject({ can: open.length > 0, resources: open });
    }
    const shut = all.every(({ name }) => !ask(EVERYTHING, 'list').resources?.includes(name));
    expect(shut).toBe(role === null || role === 'User');
  });

  it.each([
    ['en', 'Admins only'],
    ['ar', 'لمديري النظام فقط'],
  ] as const)('A4 the menu tells support why the consultation types are shut, in %s', (language, reason) => {
    keepLanguage(language);
    be('CustomerService');
    expect(ask('consultation-types', 'list')).toEqual({ can: false, reason });
    expect(ask(EVERYTHING, 'list').locked).toEqual({ 'consultation-types': reason });
    expect(ask('consultation-types', 'create')).toEqual({ can: false });
    be('Admin');
    expect(ask(EVERYTHING, 'list').locked).toEqual({});
  });

  it("what there is no such resource or action of is nobody's", () => {
    be('Admin');
    expect(ask('no-such', 'list')).toEqual({ can: false });
    expect(ask('faqs', 'no-such').can).toBe(false);
    expect(ask('requests', 'run', { name: 'no-such' }).can).toBe(false);
  });

  it('without a name it is asked whether there is any action at all', () => {
    be('Admin');
    expect([ask('requests', 'run').can, ask('faqs', 'run').can]).toEqual([true, false]);
  });

  it('buttons ask it, and are not there where it says no', () => {
    expect(accessControlProvider.options.buttons).toEqual({
      enableAccessControl: true,
      hideIfUnauthorized: true,
    });
  });
});

it('about one record the answer is the host’s: whoever reaches their own edits no other’s', () => {
  be('CustomerService');
  const { id } = sessionOf('t1').user;
  const edit = (record: object) => ask('list-views', 'edit', { record }).can;
  expect([edit({ ownerId: id }), edit({ ownerId: id + 1 })]).toEqual([true, false]);
  expect(ask('list-views', 'edit').can).toBe(true);
  expect(ask('requests', 'edit', { record: { clientId: id + 1 } }).can).toBe(true);
});

it('where records hold no files, nobody attaches any to a note', () => {
  be('Admin');
  expect(ask('requests', 'attach').can).toBe(true);
  expect(ask('faqs', 'attach').can).toBe(false);
});

it('who decides about conflicts is said by the resource, and where there are none nobody does', () => {
  be('Admin');
  expect(ask('requests', 'decide').can).toBe(true);
  expect(ask('faqs', 'decide').can).toBe(false);
  be('CustomerService');
  expect(ask('requests', 'decide').can).toBe(false);
});
