export const adminRequests = {
  addNote: 'Add note',
  notePlaceholder: 'Write a note…',
  noteInternal: 'Internal: visible to staff only',
  noteClient: 'Visible to the client',
  timeline: 'Timeline',
  clientCard: 'Client',
  previousRequests: 'Previous requests',
  callClient: 'Call client',
  whatsappClient: 'WhatsApp',
};
