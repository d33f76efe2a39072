export const adminChrome = {
  title: 'Admin Panel',
  dashboard: 'Dashboard',
  settings: 'Settings',
  profile: 'Profile',
  logout: 'Logout',
  loggingOut: 'Logging out…',
  commandHint: 'Search or jump to…',
  groupWork: 'Work',
  groupContent: 'Content',
  groupAdmin: 'Administration',
};
