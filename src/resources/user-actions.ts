export const adminOnly = { Admin: 'all' } as const;

/** What an Admin does with an account beside changing it. */
export const userActions = {
  sendInvitation: {
    label: { ar: 'إرسال الدعوة من جديد', en: 'Send the invitation again' },
    access: adminOnly,
    showWhen: { field: 'isInvited', is: true },
  },
  withdrawInvitation: {
    label: { ar: 'سحب الدعوة', en: 'Withdraw the invitation' },
    confirm: {
      ar: 'يبطل الرابط ويُوقف الحساب حتى تُرسل الدعوة من جديد.',
      en: 'The link stops working and the account is suspended until the invitation is sent again.',
    },
    access: adminOnly,
    showWhen: { field: 'isInvited', is: true },
    danger: true,
  },
  suspend: {
    label: { ar: 'إيقاف الحساب', en: 'Suspend' },
    confirm: {
      ar: 'لن يتمكن المستخدم من الدخول حتى يُعاد تفعيل حسابه.',
      en: 'The user cannot log in until the account is active again.',
    },
    access: adminOnly,
    showWhen: { field: 'isSuspended', is: false },
    danger: true,
  },
  reactivate: {
    label: { ar: 'إعادة التفعيل', en: 'Reactivate' },
    access: adminOnly,
    showWhen: { field: 'isSuspended', is: true },
  },
  resetSecondFactor: {
    label: { ar: 'إلغاء التحقق بخطوتين', en: 'Remove two-step login' },
    confirm: {
      ar: 'سيدخل المستخدم بكلمة المرور وحدها حتى يفعّله من جديد، وتنتهي جلساته كلها.',
      en: 'The user logs in with the password alone until it is switched on again. All their sessions end.',
    },
    access: adminOnly,
    showWhen: { field: 'hasSecondFactor', is: true },
    danger: true,
  },
} as const;
