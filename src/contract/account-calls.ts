/** The account calls of the host. The first two are the specification's (R171, R180); the rest follow its style (A32). */
export const accountCalls = {
  refreshToken: '/api/Auth/RefreshToken',
  userInfo: '/api/Auth/GetUserInfo',
  updateUserInfo: '/api/Auth/UpdateUserInfo',
  login: '/api/Auth/Login',
  sendLoginCode: '/api/Auth/SendLoginCode',
  loginWithCode: '/api/Auth/LoginWithCode',
  register: '/api/Auth/Register',
  logout: '/api/Auth/Logout',
  forgotPassword: '/api/Auth/ForgotPassword',
  verifyCode: '/api/Auth/VerifyCode',
  resetPassword: '/api/Auth/ResetPassword',
  changePassword: '/api/Auth/ChangePassword',
  readInvitation: '/api/Auth/ReadInvitation',
  acceptInvitation: '/api/Auth/AcceptInvitation',
} as const;

/** Calls that a 401 must never answer with a refresh: they are how one gets a session, or ends it. */
export const isSessionCall = (url: string): boolean =>
  SESSION_CALLS.some((call) => url.toLowerCase().endsWith(call.toLowerCase()));

const SESSION_CALLS = [
  accountCalls.refreshToken,
  accountCalls.login,
  accountCalls.sendLoginCode,
  accountCalls.loginWithCode,
  accountCalls.register,
  accountCalls.logout,
  accountCalls.forgotPassword,
  accountCalls.verifyCode,
  accountCalls.resetPassword,
  accountCalls.readInvitation,
  accountCalls.acceptInvitation,
];

/** Seconds until a code can be sent again (A27). The browser counts them down, the host enforces them. */
export const CODE_RESEND_SECONDS = 60;
/** Hours that the link of an invitation lives. */
export const INVITATION_HOURS = 72;
/** Minutes that a code lives. */
export const CODE_MINUTES = 10;
/** Wrong guesses after which a code is dead. */
export const CODE_ATTEMPTS = 5;
