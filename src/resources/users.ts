import { defineResource } from '#contract/define-resource.ts';
import { bilingual, boolean, email, image, password, phone, reference, select } from '#contract/fields.ts';
import { roleLabels } from '#contract/roles.ts';
import { adminOnly, userActions } from './user-actions.ts';
import { invitation, typed } from './user-invitation.ts';
import { messages } from './user-messages.ts';

/** Application users (R136, R271-R292): everyone with an account, clients and staff. */
export const users = defineResource({
  name: 'users',
  endpoint: 'ApplicationUsers',
  verbs: { create: 'AddWithRole' },
  labels: { one: { ar: 'مستخدم', en: 'User' }, many: { ar: 'المستخدمون', en: 'Users' } },
  menu: { path: 'users', icon: 'users', group: 'administration', order: 10 },
  access: { list: adminOnly, read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  confidential: true,
  fields: {
    fullName: bilingual({
      label: { ar: 'الاسم الكامل', en: 'Full name' },
      searchable: true,
      sortable: true,
      max: 100,
      mayLack: true,
    }),
    email: email({
      label: { ar: 'البريد الإلكتروني', en: 'Email' },
      unique: 'emailTaken',
      searchable: true,
      sortable: true,
    }),
    mobileNumber: phone({ label: { ar: 'رقم الجوال', en: 'Mobile number' }, searchable: true }),
    whatsAppNumber: phone({ label: { ar: 'رقم واتساب', en: 'WhatsApp number' }, sameAs: 'mobileNumber' }),
    role: select({
      label: { ar: 'الدور', en: 'Role' },
      options: roleLabels,
      filterable: true,
      sortable: true,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      widget: 'office',
      optional: true,
      filterable: true,
    }),
    lawyerId: reference({
      label: { ar: 'محامٍ في الموقع', en: 'Lawyer on the site' },
      to: 'lawyers',
      onDelete: 'keep',
      optional: true,
    }),
    profileImage: image({ label: { ar: 'الصورة الشخصية', en: 'Profile image' }, optional: true, aspect: 1 }),
    isSuspended: boolean({
      label: { ar: 'موقوف', en: 'Suspended' },
      mark: { tone: 'cancelled' },
      writeBy: 'server',
      filterable: true,
    }),
    hasSecondFactor: boolean({ label: { ar: 'التحقق بخطوتين', en: 'Two-step login' }, writeBy: 'server' }),
    isInvited: invitation,
    password: password({ label: { ar: 'كلمة المرور', en: 'Password' }, purpose: 'new', showWhen: typed }),
    confirmPassword: password({
      label: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
      purpose: 'confirm',
      equals: 'password',
      showWhen: typed,
    }),
  },
  title: 'fullName',
  recordLabels: { createdAt: { ar: 'الحساب منذ', en: 'Member since' } },
  list: {
    columns: ['fullName', 'mobileNumber', 'role', 'branchId', 'createdAt'],
    under: ['isInvited', 'isSuspended', 'email'],
    tile: 'fullName',
    picture: 'profileImage',
    filters: ['role', 'branchId', 'isSuspended'],
    pageSize: 5,
  },
  form: {
    sections: [
      {
        fields: [
          'fullName',
          'email',
          'mobileNumber',
          'whatsAppNumber',
          'role',
          'branchId',
          'lawyerId',
          'profileImage',
        ],
      },
      { label: { ar: 'كلمة المرور', en: 'Password' }, fields: ['isInvited'] },
      { fields: ['password', 'confirmPassword'] },
    ],
  },
  show: {
    sections: [
      { fields: ['profileImage', 'fullName', 'email', 'mobileNumber', 'whatsAppNumber'] },
      {
        fields: ['role', 'branchId', 'lawyerId', 'isInvited', 'isSuspended', 'hasSecondFactor', 'createdAt'],
      },
    ],
  },
  actions: userActions,
  messages,
});
