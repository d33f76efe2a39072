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
  emptyBody: 'Write to us with your question.',
  supportTitle: 'Did not find your question?',
  supportBody: 'Write to us, or call an office while it is open.',
  supportAction: 'Contact support',
  linkCopied: 'Link to this question copied',
  errorTitle: 'Questions could not be loaded',
  noneYet: 'No questions have been published yet.',
};
