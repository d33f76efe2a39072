export const adminUsers = {
  role: 'Role',
  memberSince: 'Member since',
};
