import type { ThemeId } from './research-content.ts';

interface Project {
  readonly title: string;
  readonly theme: ThemeId;
  /** The id of the faculty member who leads it. */
  readonly lead: string;
  readonly funder: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const projects: readonly Project[] = [
  {
    title: 'Two Hours of Warning',
    theme: 'water',
    lead: 'vasudha.apte',
    funder: 'Deccan Water Fund',
    from: 2023,
    to: 2027,
    text: 'Street by street, where the water will stand two hours from now: a flood model that runs on the city’s own gauges.',
  },
  {
    title: 'Tanks That Remember',
    theme: 'water',
    lead: 'lakshmi.narasimhan',
    funder: 'Council for Historical Inquiry',
    from: 2024,
    to: 2026,
    text: 'Four centuries of repair books of village tanks, read beside today’s levels: which of the old rules still hold?',
  },
  {
    title: 'Frogs and First Rain',
    theme: 'water',
    lead: 'madhav.sathe',
    funder: 'Sahyadri Biodiversity Trust',
    from: 2021,
    to: 2028,
    text: 'Microphones on forty plots listen for the frogs whose calls arrive a day before the monsoon does.',
  },
  {
    title: 'A Grid for Twelve Hamlets',
    theme: 'energy',
    lead: 'padmaja.iyer',
    funder: 'Rural Power Mission',
    from: 2022,
    to: 2026,
    text: 'Solar roofs, shared batteries and fair bills for 340 households that the main grid reaches last.',
  },
  {
    title: 'Buses That Charge in the Rain',
    theme: 'energy',
    lead: 'harpreet.gill',
    funder: 'Clean Transport Partnership',
    from: 2024,
    to: 2028,
    text: 'Fast chargers for depots that stand under water once a year, tested with the city’s own buses.',
  },
  {
    title: 'Dry by Evening',
    theme: 'energy',
    lead: 'suresh.gaikwad',
    funder: 'Deccan Farmers’ Co-operative',
    from: 2023,
    to: 2026,
    text: 'A solar dryer with a day’s heat stored in stone, so that a crop which is cut in the morning is dry at night.',
  },
  {
    title: 'Millets for a Dry Spell',
    theme: 'health',
    lead: 'irawati.nene',
    funder: 'Seed Futures Foundation',
    from: 2022,
    to: 2027,
    text: 'Which genes let some old varieties wait three weeks for rain, and how to bring them into the fields again.',
  },
  {
    title: 'Dengue in Ten Minutes',
    theme: 'health',
    lead: 'samuel.rozario',
    funder: 'Public Health Innovation Fund',
    from: 2025,
    to: 2027,
    text: 'A paper test that a health worker can read by daylight, for the price of a cup of tea.',
  },
  {
    title: 'Schools That Stand',
    theme: 'health',
    lead: 'devraj.solanki',
    funder: 'Safe Buildings Programme',
    from: 2020,
    to: 2027,
    text: 'Stone classrooms, shaken in the laboratory and strengthened on site by masons who were trained for it.',
  },
  {
    title: 'Say Why',
    theme: 'machines',
    lead: 'imran.qureshi',
    funder: 'Open Science Endowment',
    from: 2024,
    to: 2027,
    text: 'Forecasts for farmers that give their reasons in Marathi, and are silent where they have none.',
  },
  {
    title: 'Hands for Soft Fruit',
    theme: 'machines',
    lead: 'neha.bhonsle',
    funder: 'Field Robotics Consortium',
    from: 2023,
    to: 2026,
    text: 'A picking robot that feels ripeness, and is mended with the tools of a bicycle shop.',
  },
  {
    title: 'Without Reading a Word',
    theme: 'machines',
    lead: 'tenzin.dolma',
    funder: 'Inclusive Design Grant',
    from: 2025,
    to: 2028,
    text: 'Payment and clinic screens for those who do not read, designed with four hundred of them.',
  },
];
