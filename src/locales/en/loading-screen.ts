export const loadingScreen = {
  status1: 'Preparing your case...',
  status2: 'Reviewing documents...',
  status3: 'Consulting with partners...',
  status4: 'Finalizing details....',
  progress: '{{value}}%',
  label: 'Loading the page',
  slow: 'This is taking longer than usual. Check your connection or reload the page.',
  reload: 'Reload page',
};
