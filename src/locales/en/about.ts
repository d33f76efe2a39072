export const about = {
  lead: 'Two legal systems, two offices, one firm.',
  storyTitle: 'How we came to be',
  story1:
    'The firm began in Cairo with three lawyers and one kind of work: commercial disputes. The clients who came back brought other questions with them: a contract before it was signed, a partner who wanted to leave, a judgment that had to be enforced in another country.',
  story2:
    'Many of those questions crossed the Red Sea. So we opened an office in Riyadh, and decided from the first day that the two would not be two firms under one name: a matter has one file, whichever office opened it.',
  story3:
    'We take our name from two places. Yamama was known for the woman who saw three days ahead; Fustat for the jurists who made careful reasoning a method. To see early and to reason carefully is what we try to do for every client.',
  journeyTitle: 'Milestones',
  valuesTitle: 'What we hold to',
  peopleTitle: 'The people',
  officesTitle: 'The offices',
  map: 'Show on the map',
};
