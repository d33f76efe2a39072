export const roles = {
  admin: 'Admin',
  support: 'Support',
  client: 'Client',
  customerService: 'Customer service',
};
