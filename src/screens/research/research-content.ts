import { BoltIcon, CodeIcon, DropIcon, HeartIcon } from '../../ui/subject-icons.tsx';

/** The questions of the university's research, each with its projects; `lead` is the id of a faculty member. */
export const themes = [
  {
    title: 'Water and the monsoon',
    Icon: DropIcon,
    question: 'How does a city live with four months of rain and eight without?',
    text: 'Floods and droughts are the same question asked in different months. We measure rain, restore lakes, read what the Deccan’s old tanks still teach, and warn in time.',
    projects: [
      {
        title: 'Two Hours of Warning',
        lead: 'vasudha.apte',
        funder: 'Deccan Water Fund',
        years: '2023 to 2027',
        text: 'Street by street, where the water will stand two hours from now: a flood model that runs on the city’s own gauges.',
      },
      {
        title: 'Tanks That Remember',
        lead: 'lakshmi.narasimhan',
        funder: 'Council for Historical Inquiry',
        years: '2024 to 2026',
        text: 'Four centuries of repair books of village tanks, read beside today’s levels: which of the old rules still hold?',
      },
      {
        title: 'Frogs and First Rain',
        lead: 'madhav.sathe',
        funder: 'Sahyadri Biodiversity Trust',
        years: '2021 to 2028',
        text: 'Microphones on forty plots listen for the frogs whose calls arrive a day before the monsoon does.',
      },
    ],
  },
  {
    title: 'Energy that lasts',
    Icon: BoltIcon,
    question: 'What keeps the lights on when the sun goes down?',
    text: 'Microgrids for villages, chargers for buses, heat that is stored in stone: our own campus, which makes as much power as it uses, is the first test of everything.',
    projects: [
      {
        title: 'A Grid for Twelve Hamlets',
        lead: 'padmaja.iyer',
        funder: 'Rural Power Mission',
        years: '2022 to 2026',
        text: 'Solar roofs, shared batteries and fair bills for 340 households that the main grid reaches last.',
      },
      {
        title: 'Buses That Charge in the Rain',
        lead: 'harpreet.gill',
        funder: 'Clean Transport Partnership',
        years: '2024 to 2028',
        text: 'Fast chargers for depots that stand under water once a year, tested with the city’s own buses.',
      },
      {
        title: 'Dry by Evening',
        lead: 'suresh.gaikwad',
        funder: 'Deccan Farmers’ Co-operative',
        years: '2023 to 2026',
        text: 'A solar dryer with a day’s heat stored in stone, so that a crop which is cut in the morning is dry at night.',
      },
    ],
  },
  {
    title: 'Health and living systems',
    Icon: HeartIcon,
    question: 'What will grow here, and what will make us ill?',
    text: 'From millets that stand a dry spell to a dengue test for a few rupees, and from frogs that tell the first rain to seeds that are kept for the last.',
    projects: [
      {
        title: 'Millets for a Dry Spell',
        lead: 'irawati.nene',
        funder: 'Seed Futures Foundation',
        years: '2022 to 2027',
        text: 'Which genes let some old varieties wait three weeks for rain, and how to bring them into the fields again.',
      },
      {
        title: 'Dengue in Ten Minutes',
        lead: 'samuel.rozario',
        funder: 'Public Health Innovation Fund',
        years: '2025 to 2027',
        text: 'A paper test that a health worker can read by daylight, for the price of a cup of tea.',
      },
      {
        title: 'Schools That Stand',
        lead: 'devraj.solanki',
        funder: 'Safe Buildings Programme',
        years: '2020 to 2027',
        text: 'Stone classrooms, shaken in the laboratory and strengthened on site by masons who were trained for it.',
      },
    ],
  },
  {
    title: 'Machines that think, and people',
    Icon: CodeIcon,
    question: 'When may a machine decide, and who answers for it?',
    text: 'Software that does not fall over, models that can explain themselves, robots for the field, and interfaces for those who read little: with philosophers at the table.',
    projects: [
      {
        title: 'Say Why',
        lead: 'imran.qureshi',
        funder: 'Open Science Endowment',
        years: '2024 to 2027',
        text: 'Forecasts for farmers that give their reasons in Marathi, and are silent where they have none.',
      },
      {
        title: 'Hands for Soft Fruit',
        lead: 'neha.bhonsle',
        funder: 'Field Robotics Consortium',
        years: '2023 to 2026',
        text: 'A picking robot that feels ripeness, and is mended with the tools of a bicycle shop.',
      },
      {
        title: 'Without Reading a Word',
        lead: 'tenzin.dolma',
        funder: 'Inclusive Design Grant',
        years: '2025 to 2028',
        text: 'Payment and clinic screens for those who do not read, designed with four hundred of them.',
      },
    ],
  },
] as const;

/** The projects of all themes. */
export const projects = themes.flatMap(({ title: theme, projects }) =>
  projects.map((project) => ({ ...project, theme })),
);

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

/** The latest publications. */
export const publications = [
  {
    title: 'A two-hour street-level flood forecast from sparse gauges',
    authors: ['vasudha.apte', 'imran.qureshi'],
    venue: 'Journal of Monsoon Hydrology 18',
    year: '2026',
  },
  {
    title: 'Acoustic onset: amphibian calls precede the first monsoon rain',
    authors: ['madhav.sathe', 'arvind.swaminathan'],
    venue: 'Annals of Tropical Ecology 52',
    year: '2026',
  },
  {
    title: 'Fair billing in shared-battery microgrids',
    authors: ['padmaja.iyer', 'rohini.mehendale'],
    venue: 'Energy and Village 9',
    year: '2025',
  },
  {
    title: 'When should a forecast be silent? Duties of a model that does not know',
    authors: ['gautam.sen', 'imran.qureshi'],
    venue: 'Ethics in Computing Review 7',
    year: '2025',
  },
  {
    title: 'In-plane retrofit of rubble masonry with local materials',
    authors: ['devraj.solanki', 'joseph.mathew'],
    venue: 'Earthquakes and Structures Quarterly 31',
    year: '2025',
  },
  {
    title: 'A paper immunoassay for dengue readable in daylight',
    authors: ['samuel.rozario', 'irawati.nene'],
    venue: 'Low-Cost Diagnostics 12',
    year: '2025',
  },
  {
    title: 'Surviving the depot: consensus under correlated failures',
    authors: ['anjali.kulkarni'],
    venue: 'Proceedings of the Conference on Dependable Systems',
    year: '2024',
  },
  {
    title: 'Insulators in the rain: four monsoons of measurements',
    authors: ['sneha.thorat', 'ravindra.pathak'],
    venue: 'High Voltage Letters 23',
    year: '2024',
  },
  {
    title: 'The repair books of the Deccan tanks, 1640 to 1910',
    authors: ['lakshmi.narasimhan', 'ketaki.rege'],
    venue: 'Water in History 15',
    year: '2024',
  },
] as const;
