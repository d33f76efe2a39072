export const branch = {
  riyadh: 'Riyadh',
  cairo: 'Cairo',
  both: 'Riyadh and Cairo',
};
