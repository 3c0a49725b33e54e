import { BoltIcon, CodeIcon, DropIcon, HeartIcon } from '../../ui/subject-icons.tsx';

/** The questions of the university's research. */
export const themes = [
  {
    id: 'water',
    title: 'Water and the monsoon',
    Icon: DropIcon,
    question: 'How does a city live with four months of rain and eight without?',
    text: 'Floods and droughts are the same question asked in different months. We measure rain, restore lakes, read what the Deccan’s old tanks still teach, and warn in time.',
  },
  {
    id: 'energy',
    title: 'Energy that lasts',
    Icon: BoltIcon,
    question: 'What keeps the lights on when the sun goes down?',
    text: 'Microgrids for villages, chargers for buses, heat that is stored in stone: our own campus, which makes as much power as it uses, is the first test of everything.',
  },
  {
    id: 'health',
    title: 'Health and living systems',
    Icon: HeartIcon,
    question: 'What will grow here, and what will make us ill?',
    text: 'From millets that stand a dry spell to a dengue test for a few rupees, and from frogs that tell the first rain to seeds that are kept for the last.',
  },
  {
    id: 'machines',
    title: 'Machines that think, and people',
    Icon: CodeIcon,
    question: 'When may a machine decide, and who answers for it?',
    text: 'Software that does not fall over, models that can explain themselves, robots for the field, and interfaces for those who read little: with philosophers at the table.',
  },
] as const;

export type ThemeId = (typeof themes)[number]['id'];

/** The research centres; each director is a faculty member. */
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

/** The latest publications; the authors are faculty members. */
export const publications = [
  {
    title: 'A two-hour street-level flood forecast from sparse gauges',
    authors: ['vasudha.apte', 'imran.qureshi'],
    venue: 'Journal of Monsoon Hydrology 18',
    year: 2026,
  },
  {
    title: 'Acoustic onset: amphibian calls precede the first monsoon rain',
    authors: ['madhav.sathe', 'arvind.swaminathan'],
    venue: 'Annals of Tropical Ecology 52',
    year: 2026,
  },
  {
    title: 'Fair billing in shared-battery microgrids',
    authors: ['padmaja.iyer', 'rohini.mehendale'],
    venue: 'Energy and Village 9',
    year: 2025,
  },
  {
    title: 'When should a forecast be silent? Duties of a model that does not know',
    authors: ['gautam.sen', 'imran.qureshi'],
    venue: 'Ethics in Computing Review 7',
    year: 2025,
  },
  {
    title: 'In-plane retrofit of rubble masonry with local materials',
    authors: ['devraj.solanki', 'joseph.mathew'],
    venue: 'Earthquakes and Structures Quarterly 31',
    year: 2025,
  },
  {
    title: 'A paper immunoassay for dengue readable in daylight',
    authors: ['samuel.rozario', 'irawati.nene'],
    venue: 'Low-Cost Diagnostics 12',
    year: 2025,
  },
  {
    title: 'Surviving the depot: consensus under correlated failures',
    authors: ['anjali.kulkarni'],
    venue: 'Proceedings of the Conference on Dependable Systems',
    year: 2024,
  },
  {
    title: 'Insulators in the rain: four monsoons of measurements',
    authors: ['sneha.thorat', 'ravindra.pathak'],
    venue: 'High Voltage Letters 23',
    year: 2024,
  },
  {
    title: 'The repair books of the Deccan tanks, 1640 to 1910',
    authors: ['lakshmi.narasimhan', 'ketaki.rege'],
    venue: 'Water in History 15',
    year: 2024,
  },
] as const;
