export default { title: 'Package' };

/** Checks the package in the frame that Storybook shows it in. */
export const Checks = () => {
  void import('./out/page.js');
  return 'The package university-api';
};
