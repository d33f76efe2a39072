export const secondFactor = {
  title: 'Two-step login',
  lead: 'Besides your password, you enter a code from an authenticator app on your phone.',
  on: 'Two-step login is on.',
  recoveryLeft: 'Recovery codes left: {{left}}',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  scan: 'Scan this picture with your authenticator app, or type the secret key into it. Then enter the code that it shows.',
  picture: 'Picture for the authenticator app',
  secret: 'Secret key',
  confirm: 'Confirm',
  keepCodes:
    'Keep these recovery codes: they are shown only now, and each lets you in once when your phone is lost.',
  copyCodes: 'Copy the codes',
  kept: 'I have kept them',
  isOff: 'Two-step login was switched off.',
};
