export const calendarFeed = {
  title: 'Calendar',
  lead: 'Your appointments in your own calendar program, with reference, meeting type and place. Clients are not named.',
  none: 'Your account is not linked to a lawyer on the site. An Admin can link it in your user record.',
  made: 'There is an address, made on {{day}}.',
  make: 'Make an address',
  makeAgain: 'Make a new address',
  secret:
    'Copy it now: it is shown only this once. Whoever has it reads your appointments; an address made before no longer works.',
  address: 'Address of your calendar',
  copy: 'Copy the address',
  revoke: 'Revoke the address',
  revoked: 'The address was revoked.',
};
