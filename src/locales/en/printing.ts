export const printing = {
  printedOn: 'Printed on {{date}}',
  confidential: 'Confidential — attorney-client communication',
  pageUrl: 'Page address',
};
