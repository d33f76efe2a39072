/**
 * What the registration form holds. The branch is its id as a select writes it; '' where none is chosen. No interface, as
 * those have no index signature for `SchemaForm`.
 */
export type Registration = {
  fullName: string;
  email: string;
  mobileNumber: string;
  whatsAppNumber: string;
  isWhatsAppMobile: boolean;
  branchId: string;
  password: string;
  consent: boolean;
};

/** As the contract takes it: the name is in the language of its letters, and the password was seen while it was typed. */
export function registrationToSend({ fullName, isWhatsAppMobile, branchId, ...values }: Registration) {
  const isArabic = /\p{Script=Arabic}/u.test(fullName);
  return {
    ...values,
    fullNameAr: isArabic ? fullName : '',
    fullNameEn: isArabic ? '' : fullName,
    confirmPassword: values.password,
    whatsAppNumber: isWhatsAppMobile ? values.mobileNumber : values.whatsAppNumber,
    branchId: branchId === '' ? null : Number(branchId),
  };
}

/** What is wrong with either half of the name is said at the one field that there is. */
export function atFullName<Issue>(issues: Readonly<Record<string, Issue>>): Record<string, Issue> {
  const { fullNameAr, fullNameEn, ...others } = issues;
  const issue = fullNameAr ?? fullNameEn;
  return issue === undefined ? others : { fullName: issue, ...others };
}
