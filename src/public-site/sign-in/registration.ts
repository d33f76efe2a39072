/** What the registration form holds. The branch is its id as a select writes it; '' is none. */
export const emptyRegistration = {
  fullNameAr: '',
  fullNameEn: '',
  email: '',
  mobileNumber: '',
  whatsAppNumber: '',
  isWhatsAppMobile: true,
  branchId: '',
  password: '',
  confirmPassword: '',
  consent: false,
};
export type Registration = typeof emptyRegistration;

/** As the contract takes it. */
export const registrationToSend = ({ isWhatsAppMobile, branchId, ...values }: Registration) => ({
  ...values,
  whatsAppNumber: isWhatsAppMobile ? values.mobileNumber : values.whatsAppNumber,
  branchId: branchId === '' ? null : Number(branchId),
});
