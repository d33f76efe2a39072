export const adminTypes = {
  title: 'Consultation types',
  newType: 'New type',
  editType: 'Edit type',
  empty: 'No consultation types yet',
};
