/** What a test types into the application, by the labels of the form. */
export const applicant = {
  'Full name': 'Asha Rao',
  Email: 'asha.rao@mail.example',
  'Phone number': '+919812345678',
  'Previous qualification': '12th Grade',
  'Previous grade': '88%',
} as const;
