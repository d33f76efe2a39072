export const branch = {
  riyadh: 'Riyadh',
  cairo: 'Cairo',
};
