export const adminContacts = {
  title: 'Contact messages',
  empty: 'No messages yet',
  reply: 'Reply by email',
  markHandled: 'Mark as handled',
  message: 'Message',
};
