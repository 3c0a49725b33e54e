import { msg } from '#src/languages/texts.ts';
import { BoltIcon, CodeIcon, DropIcon, HeartIcon } from '#src/ui/subject-icons.tsx';

/** The year that the page tells of: that of the build, since the page is rendered then. */
const year = Number(import.meta.env.VITE_CONTENT_YEAR);

/** Section 2, /research: the texts above its parts. */
export const researchTexts = {
  email: 'research@university.example',
  lead: msg`Themes, centres, projects and publications in water, energy, health and computing.`,
  themesTitle: msg`Four research themes`,
  themes: msg`All eight departments take part; each theme is shared by several of them.`,
  partners: msg`Companies, villages, hospitals and doctoral students`,
};

/** The questions of the university's research, each with its projects; `lead` is the id of a faculty member. */
export const themes = [
  {
    title: msg`Water and the monsoon`,
    Icon: DropIcon,
    question: msg`How can a city manage four months of rain and eight dry months?`,
    text: msg`Rainfall measurement, flood warning, the restoration of lakes, and the history of water tanks in the Deccan.`,
    projects: [
      {
        title: msg`Street-Level Flood Warning`,
        lead: 'vasudha.apte',
        funder: 'Deccan Water Fund',
        years: { from: year - 3, until: year + 1 },
        text: msg`A flood model that predicts water levels for each street two hours ahead, from the city’s own gauges.`,
      },
      {
        title: msg`History of Village Tanks`,
        lead: 'lakshmi.narasimhan',
        funder: 'Council for Historical Inquiry',
        years: { from: year - 2, until: year },
        text: msg`Repair books of village tanks from four centuries are compared with today’s water levels.`,
      },
      {
        title: msg`Frog Calls before the Monsoon`,
        lead: 'madhav.sathe',
        funder: 'Sahyadri Biodiversity Trust',
        years: { from: year - 5, until: year + 2 },
        text: msg`Microphones on forty plots record frogs whose calls begin a day before the monsoon.`,
      },
    ],
  },
  {
    title: msg`Renewable energy`,
    Icon: BoltIcon,
    question: msg`How can solar power be stored and shared?`,
    text: msg`Microgrids for villages, chargers for buses and heat storage. They are tested first on the campus, which produces as much power as it uses.`,
    projects: [
      {
        title: msg`A Microgrid for Twelve Hamlets`,
        lead: 'padmaja.iyer',
        funder: 'Rural Power Mission',
        years: { from: year - 4, until: year },
        text: msg`Solar roofs, shared batteries and billing for 340 households at the end of the main grid.`,
      },
      {
        title: msg`Weatherproof Bus Charging`,
        lead: 'harpreet.gill',
        funder: 'Clean Transport Partnership',
        years: { from: year - 2, until: year + 2 },
        text: msg`Fast chargers for depots that are flooded once a year, tested with the city’s buses.`,
      },
      {
        title: msg`Solar Crop Drying`,
        lead: 'suresh.gaikwad',
        funder: 'Deccan Farmers’ Co-operative',
        years: { from: year - 3, until: year },
        text: msg`A solar dryer that stores heat in stone, so that a crop is dry on the day it is cut.`,
      },
    ],
  },
  {
    title: msg`Health and living systems`,
    Icon: HeartIcon,
    question: msg`Which crops and which tests does the region need?`,
    text: msg`Drought-resistant millets, low-cost tests for dengue, earthquake-safe schools and the preservation of seeds.`,
    projects: [
      {
        title: msg`Drought-Resistant Millets`,
        lead: 'irawati.nene',
        funder: 'Seed Futures Foundation',
        years: { from: year - 4, until: year + 1 },
        text: msg`The genes that let some old varieties survive three weeks without rain, and their use in breeding.`,
      },
      {
        title: msg`Paper Test for Dengue`,
        lead: 'samuel.rozario',
        funder: 'Public Health Innovation Fund',
        years: { from: year - 1, until: year + 1 },
        text: msg`A low-cost paper test that a health worker can read in daylight after ten minutes.`,
      },
      {
        title: msg`Earthquake-Safe Schools`,
        lead: 'devraj.solanki',
        funder: 'Safe Buildings Programme',
        years: { from: year - 6, until: year + 1 },
        text: msg`Stone classrooms are tested in the laboratory and strengthened on site by trained masons.`,
      },
    ],
  },
  {
    title: msg`Computing and people`,
    Icon: CodeIcon,
    question: msg`When may software decide, and who is responsible?`,
    text: msg`Reliable software, explainable models, agricultural robots, and interfaces for people who read little, together with research in ethics.`,
    projects: [
      {
        title: msg`Explainable Forecasts`,
        lead: 'imran.qureshi',
        funder: 'Open Science Endowment',
        years: { from: year - 2, until: year + 1 },
        text: msg`Forecasts for farmers that state their reasons in Marathi, and are withheld where they are uncertain.`,
      },
      {
        title: msg`Robot for Fruit Picking`,
        lead: 'neha.bhonsle',
        funder: 'Field Robotics Consortium',
        years: { from: year - 3, until: year },
        text: msg`A picking robot that senses ripeness and can be repaired with common tools.`,
      },
      {
        title: msg`Interfaces without Text`,
        lead: 'tenzin.dolma',
        funder: 'Inclusive Design Grant',
        years: { from: year - 1, until: year + 2 },
        text: msg`Payment and clinic screens for people who cannot read, designed with four hundred of them.`,
      },
    ],
  },
];

export const centres = [
  {
    name: msg`Centre for Monsoon Studies`,
    director: 'vasudha.apte',
    text: msg`Hydrologists, ecologists and historians, 212 rain gauges, and a field station in the Western Ghats.`,
  },
  {
    name: msg`Deccan Energy Laboratory`,
    director: 'padmaja.iyer',
    text: msg`An experimental microgrid, battery storage, and the solar roofs of the campus.`,
  },
  {
    name: msg`Structural Safety Centre`,
    director: 'devraj.solanki',
    text: msg`A shake table for two-storey frames; the centre strengthens one school a year.`,
  },
  {
    name: msg`Centre for Dependable Computing`,
    director: 'anjali.kulkarni',
    text: msg`Reliable distributed systems, and chips that are designed for test.`,
  },
  {
    name: msg`Bioprocess Pilot Plant`,
    director: 'irawati.nene',
    text: msg`Enzymes, vaccines and seed treatments are produced on a scale of three hundred litres.`,
  },
  {
    name: msg`Forum for Technology and Society`,
    director: 'gautam.sen',
    text: msg`Ethics, law and economics: the forum reviews every large project of the university before it starts.`,
  },
];

/** They are cited as they were published, in every language. */
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
