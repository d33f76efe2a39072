import { describe, expect, it } from 'vitest';
import {
  OPERATIONS,
  audiencesOf,
  can,
  canManage,
  mayRun,
  named,
  reach,
  reachesAsPublic,
  reachingOthers,
  takesIn,
  whoseOf,
} from '#contract/access.ts';
import { isReadableBy, isWritableBy } from '#contract/field-rights.ts';
import { ROLES, isStaff, parseRole, roleLabels } from '#contract/roles.ts';
import { branches } from '#resources/branches.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { services } from '#resources/services.ts';
import { users } from '#resources/users.ts';
import { everyField } from '#tests/support/every-field.ts';

const everyone = [null, ...ROLES];
const unknownRoles = [
  undefined,
  null,
  '',
  'admin',
  'ADMIN',
  'Owner',
  'public',
  '__proto__',
  'constructor',
  0,
  {},
  ['Admin'],
];

// Written out by hand, so that a slip in a definition is seen: visitor, User, CustomerService, Admin.
const table = [
  [requests, 'list', [null, 'own', 'all', 'all']],
  [requests, 'read', [null, 'own', 'all', 'all']],
  [requests, 'delete', [null, null, null, null]],
  [faqs, 'list', ['all', 'all', 'all', 'all']],
  [faqs, 'read', ['all', 'all', 'all', 'all']],
  [faqs, 'create', [null, null, null, 'all']],
  [faqs, 'update', [null, null, null, 'all']],
  [faqs, 'delete', [null, null, null, 'all']],
  [users, 'list', [null, null, null, 'all']],
  [users, 'read', [null, null, null, 'all']],
  [users, 'create', [null, null, null, 'all']],
  [users, 'update', [null, null, null, 'all']],
  [users, 'delete', [null, null, null, 'all']],
  [branches, 'list', ['all', 'all', 'all', 'all']],
  [branches, 'update', [null, null, null, 'all']],
  [serviceCategories, 'read', ['all', 'all', 'all', 'all']],
  [serviceCategories, 'update', [null, null, null, 'all']],
  [services, 'delete', [null, null, null, 'all']],
] as const;

describe('who may do what', () => {
  it.each(
    table.map(([resource, operation, reaches]) => [resource.name, operation, reaches, resource] as const),
  )('%s %s: %j for visitor, User, CustomerService, Admin', (_name, operation, reaches, resource) => {
    expect(everyone.map((role) => reach(resource.access[operation], role))).toEqual(reaches);
  });

  it('R84 reach, can, canManage and the audiences say the same of every definition', () => {
    for (const resource of resources) {
      for (const operation of OPERATIONS) {
        const grant = resource.access[operation];
        for (const role of everyone) {
          const isNamed = grant !== false && audiencesOf(grant).some((audience) => audience === role);
          const isPublic = grant !== false && audiencesOf(grant).includes('public');
          expect(can(resource, operation, role)).toBe(isNamed || isPublic);
          expect(canManage(resource, operation, role)).toBe(isNamed);
          expect(reach(grant, role) !== null).toBe(can(resource, operation, role));
        }
      }
    }
  });

  it('a role that is named keeps its own reach where the operation is public too', () => {
    expect(reach({ public: 'all', User: 'own' }, 'User')).toBe('own');
    expect(reach({ public: 'all', User: 'own' }, 'Admin')).toBe('all');
    expect(reach({}, 'Admin')).toBeNull();
  });

  it('of a grant remain the roles that it names, and of those the ones that reach all records', () => {
    const grant = { public: 'all', User: 'own', Admin: 'all' } as const;
    expect(named(grant)).toEqual({ User: 'own', Admin: 'all' });
    expect(reachingOthers(grant)).toEqual({ Admin: 'all' });
    expect(reachingOthers({ User: 'own' })).toBe(false);
    expect(reachingOthers({ CustomerService: 'assigned', Admin: 'office' })).toEqual({
      CustomerService: 'assigned',
      Admin: 'office',
    });
    for (const nobody of [false, {}, { public: 'all' }] as const)
      expect([named(nobody), reachingOthers(nobody)]).toEqual([false, false]);
  });

  it('a reach takes in the record whose field names the caller, or their office, as the host has it', () => {
    const fields = { owner: 'clientId', assignee: 'assigneeId', office: 'branchId' };
    const me = { id: 7, branchId: 2 };
    const record = { clientId: 7, assigneeId: 7, branchId: 2 };
    const other = { clientId: 8, assigneeId: null, branchId: 3 };
    for (const reached of ['all', 'own', 'assigned', 'office'] as const)
      expect([reached, takesIn(fields, reached, record, me), takesIn(fields, reached, other, me)]).toEqual([
        reached,
        true,
        reached === 'all',
      ]);
    expect(takesIn(fields, null, record, me)).toBe(false);
    // Whoever belongs to no office reaches no record without one.
    expect(takesIn(fields, 'office', { branchId: null }, { id: 7, branchId: null })).toBe(false);
    expect(takesIn({}, 'assigned', record, me)).toBe(false);
  });

  it('whose a record is matters to a screen only where colleagues reach some and not others', () => {
    const record = { clientId: 7, assigneeId: 8, branchId: 2, title: 'x' };
    expect(whoseOf(requests, record)).toBeUndefined();
    const narrow = {
      ...requests,
      access: { ...requests.access, update: { CustomerService: 'assigned' } as const },
    };
    expect(whoseOf(narrow, record)).toEqual({ clientId: 7, assigneeId: 8, branchId: 2 });
  });

  it('a visitor, and a role that is not named, reach only what is open to everyone', () => {
    const grant = { public: 'all', User: 'own' } as const;
    expect(everyone.filter((role) => reachesAsPublic(grant, role))).toEqual([
      null,
      'CustomerService',
      'Admin',
    ]);
  });

  it('Admin and CustomerService are staff, a client and a visitor are not', () => {
    expect(everyone.filter(isStaff)).toEqual(['CustomerService', 'Admin']);
  });

  it('what is public opens no screen of the panel', () => {
    expect(everyone.filter((role) => canManage(faqs, 'list', role))).toEqual(['Admin']);
    const publicOnly = { access: { ...branches.access, list: { public: 'all' } as const } };
    expect(everyone.filter((role) => canManage(publicOnly, 'list', role))).toEqual([]);
  });
});

it.each(unknownRoles)('R99 the role %j is no role, never Admin', (value) => {
  expect(parseRole(value)).toBeNull();
  expect(isStaff(parseRole(value))).toBe(false);
  for (const resource of [users, requests]) {
    for (const operation of OPERATIONS) expect(can(resource, operation, parseRole(value))).toBe(false);
  }
});

it('R286 the labels Admin, Support and Client stand for Admin, CustomerService and User', () => {
  const labels = Object.fromEntries(ROLES.map((role) => [roleLabels[role].en, role]));
  expect(labels).toEqual({ Admin: 'Admin', Support: 'CustomerService', Client: 'User' });
});

it('fields are read and written by the roles that they name, passwords read by none', () => {
  const { secretNote, stamp, password, code } = everyField.fields;
  expect(everyone.filter((role) => isReadableBy(secretNote, role))).toEqual(['Admin']);
  expect(everyone.filter((role) => isWritableBy(secretNote, role))).toEqual(['Admin']);
  expect(everyone.filter((role) => isWritableBy(stamp, role))).toEqual([]);
  expect(everyone.filter((role) => isReadableBy(stamp, role))).toEqual(everyone);
  expect(everyone.filter((role) => isReadableBy(password, role))).toEqual([]);
  expect(everyone.filter((role) => isWritableBy(code, role))).toEqual(everyone);
});

it('an action runs in the panel for the roles that it names, and never for a visitor', () => {
  const action = { access: { public: 'all', Admin: 'all', User: 'own' } } as const;
  expect(everyone.filter((role) => mayRun(action, role))).toEqual(['User', 'Admin']);
});
