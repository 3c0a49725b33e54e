import { BoltIcon, CodeIcon, DropIcon, HeartIcon } from '#src/ui/subject-icons.tsx';

/** The year that the page tells of: that of the build, since the page is rendered then. */
const year = Number(import.meta.env.VITE_CONTENT_YEAR);

/** Section 2, /research: the texts above its parts. */
export const researchTexts = {
  email: 'research@university.example',
  lead: 'Themes, centres, projects and publications in water, energy, health and computing.',
  themesTitle: 'Four research themes',
  themes: 'All eight departments take part; each theme is shared by several of them.',
  partners: 'Companies, villages, hospitals and doctoral students',
};

/** The questions of the university's research, each with its projects; `lead` is the id of a faculty member. */
export const themes = [
  {
    title: 'Water and the monsoon',
    Icon: DropIcon,
    question: 'How can a city manage four months of rain and eight dry months?',
    text: 'Rainfall measurement, flood warning, the restoration of lakes, and the history of water tanks in the Deccan.',
    projects: [
      {
        title: 'Street-Level Flood Warning',
        lead: 'vasudha.apte',
        funder: 'Deccan Water Fund',
        years: `${year - 3} to ${year + 1}`,
        text: 'A flood model that predicts water levels for each street two hours ahead, from the city’s own gauges.',
      },
      {
        title: 'History of Village Tanks',
        lead: 'lakshmi.narasimhan',
        funder: 'Council for Historical Inquiry',
        years: `${year - 2} to ${year}`,
        text: 'Repair books of village tanks from four centuries are compared with today’s water levels.',
      },
      {
        title: 'Frog Calls before the Monsoon',
        lead: 'madhav.sathe',
        funder: 'Sahyadri Biodiversity Trust',
        years: `${year - 5} to ${year + 2}`,
        text: 'Microphones on forty plots record frogs whose calls begin a day before the monsoon.',
      },
    ],
  },
  {
    title: 'Renewable energy',
    Icon: BoltIcon,
    question: 'How can solar power be stored and shared?',
    text: 'Microgrids for villages, chargers for buses and heat storage. They are tested first on the campus, which produces as much power as it uses.',
    projects: [
      {
        title: 'A Microgrid for Twelve Hamlets',
        lead: 'padmaja.iyer',
        funder: 'Rural Power Mission',
        years: `${year - 4} to ${year}`,
        text: 'Solar roofs, shared batteries and billing for 340 households at the end of the main grid.',
      },
      {
        title: 'Weatherproof Bus Charging',
        lead: 'harpreet.gill',
        funder: 'Clean Transport Partnership',
        years: `${year - 2} to ${year + 2}`,
        text: 'Fast chargers for depots that are flooded once a year, tested with the city’s buses.',
      },
      {
        title: 'Solar Crop Drying',
        lead: 'suresh.gaikwad',
        funder: 'Deccan Farmers’ Co-operative',
        years: `${year - 3} to ${year}`,
        text: 'A solar dryer that stores heat in stone, so that a crop is dry on the day it is cut.',
      },
    ],
  },
  {
    title: 'Health and living systems',
    Icon: HeartIcon,
    question: 'Which crops and which tests does the region need?',
    text: 'Drought-resistant millets, low-cost tests for dengue, earthquake-safe schools and the preservation of seeds.',
    projects: [
      {
        title: 'Drought-Resistant Millets',
        lead: 'irawati.nene',
        funder: 'Seed Futures Foundation',
        years: `${year - 4} to ${year + 1}`,
        text: 'The genes that let some old varieties survive three weeks without rain, and their use in breeding.',
      },
      {
        title: 'Paper Test for Dengue',
        lead: 'samuel.rozario',
        funder: 'Public Health Innovation Fund',
        years: `${year - 1} to ${year + 1}`,
        text: 'A low-cost paper test that a health worker can read in daylight after ten minutes.',
      },
      {
        title: 'Earthquake-Safe Schools',
        lead: 'devraj.solanki',
        funder: 'Safe Buildings Programme',
        years: `${year - 6} to ${year + 1}`,
        text: 'Stone classrooms are tested in the laboratory and strengthened on site by trained masons.',
      },
    ],
  },
  {
    title: 'Computing and people',
    Icon: CodeIcon,
    question: 'When may software decide, and who is responsible?',
    text: 'Reliable software, explainable models, agricultural robots, and interfaces for people who read little, together with research in ethics.',
    projects: [
      {
        title: 'Explainable Forecasts',
        lead: 'imran.qureshi',
        funder: 'Open Science Endowment',
        years: `${year - 2} to ${year + 1}`,
        text: 'Forecasts for farmers that state their reasons in Marathi, and are withheld where they are uncertain.',
      },
      {
        title: 'Robot for Fruit Picking',
        lead: 'neha.bhonsle',
        funder: 'Field Robotics Consortium',
        years: `${year - 3} to ${year}`,
        text: 'A picking robot that senses ripeness and can be repaired with common tools.',
      },
      {
        title: 'Interfaces without Text',
        lead: 'tenzin.dolma',
        funder: 'Inclusive Design Grant',
        years: `${year - 1} to ${year + 2}`,
        text: 'Payment and clinic screens for people who cannot read, designed with four hundred of them.',
      },
    ],
  },
];

export const centres = [
  {
    name: 'Centre for Monsoon Studies',
    director: 'vasudha.apte',
    text: 'Hydrologists, ecologists and historians, 212 rain gauges, and a field station in the Western Ghats.',
  },
  {
    name: 'Deccan Energy Laboratory',
    director: 'padmaja.iyer',
    text: 'An experimental microgrid, battery storage, and the solar roofs of the campus.',
  },
  {
    name: 'Structural Safety Centre',
    director: 'devraj.solanki',
    text: 'A shake table for two-storey frames; the centre strengthens one school a year.',
  },
  {
    name: 'Centre for Dependable Computing',
    director: 'anjali.kulkarni',
    text: 'Reliable distributed systems, and chips that are designed for test.',
  },
  {
    name: 'Bioprocess Pilot Plant',
    director: 'irawati.nene',
    text: 'Enzymes, vaccines and seed treatments are produced on a scale of three hundred litres.',
  },
  {
    name: 'Forum for Technology and Society',
    director: 'gautam.sen',
    text: 'Ethics, law and economics: the forum reviews every large project of the university before it starts.',
  },
];

export const publications = [
  {
    title: 'A two-hour street-level flood forecast from sparse gauges',
    authors: ['vasudha.apte', 'imran.qureshi'],
    venue: 'Journal of Monsoon Hydrology 18',
    year,
  },
  {
    title: 'Acoustic onset: amphibian calls precede the first monsoon rain',
    authors: ['madhav.sathe', 'arvind.swaminathan'],
    venue: 'Annals of Tropical Ecology 52',
    year,
  },
  {
    title: 'Fair billing in shared-battery microgrids',
    authors: ['padmaja.iyer', 'rohini.mehendale'],
    venue: 'Energy and Village 9',
    year: year - 1,
  },
  {
    title: 'When should a forecast be silent? Duties of a model that does not know',
    authors: ['gautam.sen', 'imran.qureshi'],
    venue: 'Ethics in Computing Review 7',
    year: year - 1,
  },
  {
    title: 'In-plane retrofit of rubble masonry with local materials',
    authors: ['devraj.solanki', 'joseph.mathew'],
    venue: 'Earthquakes and Structures Quarterly 31',
    year: year - 1,
  },
  {
    title: 'A paper immunoassay for dengue readable in daylight',
    authors: ['samuel.rozario', 'irawati.nene'],
    venue: 'Low-Cost Diagnostics 12',
    year: year - 1,
  },
  {
    title: 'Surviving the depot: consensus under correlated failures',
    authors: ['anjali.kulkarni'],
    venue: 'Proceedings of the Conference on Dependable Systems',
    year: year - 2,
  },
  {
    title: 'Insulators in the rain: four monsoons of measurements',
    authors: ['sneha.thorat', 'ravindra.pathak'],
    venue: 'High Voltage Letters 23',
    year: year - 2,
  },
  {
    title: 'The repair books of the Deccan tanks, 1640 to 1910',
    authors: ['lakshmi.narasimhan', 'ketaki.rege'],
    venue: 'Water in History 15',
    year: year - 2,
  },
];
