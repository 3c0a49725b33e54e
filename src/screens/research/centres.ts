/** Where research is done together; each has a director among the faculty. */
export const centres = [
  {
    name: 'Centre for Monsoon Studies',
    director: 'vasudha.apte',
    text: 'Hydrologists, ecologists and historians, 212 rain gauges, and a field station in the Western Ghats.',
  },
  {
    name: 'Deccan Energy Laboratory',
    director: 'padmaja.iyer',
    text: 'A microgrid that one may switch off, a battery yard, and the measured roofs of the campus.',
  },
  {
    name: 'Structural Safety Centre',
    director: 'devraj.solanki',
    text: 'A shake table that takes a two-storey frame, and one school a year that is made safe.',
  },
  {
    name: 'Centre for Dependable Computing',
    director: 'anjali.kulkarni',
    text: 'Systems that keep working when they are used by millions, and chips that are made to be tested.',
  },
  {
    name: 'Bioprocess Pilot Plant',
    director: 'irawati.nene',
    text: 'What works in a flask is tried in three hundred litres: enzymes, vaccines and hardier seeds.',
  },
  {
    name: 'Forum for Technology and Society',
    director: 'gautam.sen',
    text: 'Ethics, law and markets: every large project of the university is argued about here before it starts.',
  },
] as const;
