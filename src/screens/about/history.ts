/** What happened, and when; the first entry is the founding (section 9: 1965). */
export const history = [
  {
    year: 1965,
    title: 'A college in a boathouse',
    text: 'Forty-two students of civil and mechanical engineering begin in the boathouse on Pashan Lake. The first lecture is held standing, since the benches arrive a day late.',
  },
  {
    year: 1974,
    title: 'The clock tower',
    text: 'The main building opens with its clock tower, and the Department of Electronics moves in below it. The clock still runs on the movement that its first students made.',
  },
  {
    year: 1986,
    title: 'A university of its own',
    text: 'The college becomes Malhar University. Life Sciences opens with a field station in the Western Ghats, whose rain gauges have been read every day since.',
  },
  {
    year: 1991,
    title: 'Business Studies, the eighth department',
    text: 'With Business Studies the university has the eight departments that it has today, and every engineer takes a year of economics and ethics.',
  },
  {
    year: 2004,
    title: 'The workshop stays open',
    text: 'Students ask for the keys of the workshop and get them. It has closed at ten at night ever since, and its electric buggy has been rebuilt eleven times.',
  },
  {
    year: 2017,
    title: 'The lake is clean again',
    text: 'Eight years of work by three departments bring the otters back to Pashan Lake. The method is now used on fourteen lakes of the Deccan.',
  },
  {
    year: 2023,
    title: 'Power from the roofs',
    text: 'The campus makes as much electricity in a year as it uses. Students of the solar diploma wired the last hall of residence themselves.',
  },
] as const;
