export const faqPage = {
  metaTitle: 'Frequently asked questions',
  metaDescription:
    'Answers on starting a matter, fees, documents and confidentiality at our offices in Riyadh and Cairo.',
  title: 'How can we help?',
  searchLabel: 'Search questions',
  searchPlaceholder: 'Type a word, such as fees',
  topics: 'Topics',
  copyLink: 'Copy the link to this question',
  allCategories: 'All topics',
  emptyTitle: 'No answer for “{{query}}” yet',
  emptyBody: 'Write to us and a member of the team will answer you.',
  supportTitle: 'Did not find your question?',
  supportBody: 'Our client service team answers during office hours.',
  supportAction: 'Contact support',
  linkCopied: 'Link to this question copied',
  errorTitle: 'Questions could not be loaded',
  noneYet: 'Questions will be published here soon.',
};
