export const insights = {
  metaDescription:
    'What the lawyers of Yamama & Fustat write about the law in Saudi Arabia and Egypt: contracts, claims, leases, employment.',
  lead: 'Our lawyers on questions that clients bring to us, in Saudi Arabia and in Egypt.',
  empty: 'Nothing has been published in this language yet.',
  errorTitle: 'The articles could not be loaded',
  pages: 'Pages',
  page: 'Page {{page}} of {{pageCount}}',
  newer: 'Newer',
  older: 'Older',
  feed: 'RSS feed',
  revised: 'revised on {{day}}',
  note: 'General information, not advice on your case. Laws change: ask before you rely on it.',
  author: 'The author',
  services: 'Our services in this field',
  previewTitle: 'Preview of a draft',
  previewBody: 'This is how the page would look. It is not published, and this link stops working by itself.',
};
