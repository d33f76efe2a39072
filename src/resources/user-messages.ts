/** What is said of accounts in the place of the general words (R278, R340-R345). */
export const messages = {
  listFailed: { ar: 'تعذّر جلب المستخدمين', en: 'Failed to fetch users' },
  readFailed: { ar: 'تعذّر جلب بيانات المستخدم', en: 'Failed to fetch user information' },
  createFailed: { ar: 'تعذّر إنشاء المستخدم', en: "Couldn't create the user" },
  createRefused: { ar: 'تعذّر إنشاء المستخدم', en: 'Failed to create user' },
  updateFailed: { ar: 'تعذّر تحديث بيانات المستخدم', en: "Couldn't update the user" },
  deleteFailed: { ar: 'تعذّر حذف المستخدم', en: "Couldn't delete the user" },
  idRequired: { ar: 'معرّف المستخدم مطلوب', en: 'User ID is required' },
  notFound: { ar: 'المستخدم غير موجود', en: 'User not found' },
} as const;
