import { BoltIcon, DropIcon } from '#src/ui/subject-icons.tsx';

const year = Number(import.meta.env.VITE_CONTENT_YEAR);

/** Section 2, /research: the texts above its parts. */
export const researchTexts = {
  email: 'research@aldenfels.example',
  lead: 'Snow, water and the machines between them.',
  themesTitle: 'Two research themes',
  themes: 'All six departments take part.',
  partners: 'Cableways, power stations and rescue services',
};

/** The questions of the university's research, each with its projects; `lead` is the id of a faculty member. */
export const themes = [
  {
    title: 'Snow that moves',
    Icon: DropIcon,
    question: 'When does a slope begin to slide?',
    text: 'Measurements, forecasts and warnings.',
    projects: [
      {
        title: 'Microphones in the Snow',
        lead: 'reto.tschudi',
        funder: 'Alpine Safety Fund',
        years: `${year - 2} to ${year + 1}`,
        text: 'A slope can be heard an hour before it slides.',
      },
    ],
  },
  {
    title: 'Power from melting ice',
    Icon: BoltIcon,
    question: 'What do dams do when the glaciers are gone?',
    text: 'Smaller turbines, and storage.',
    projects: [
      {
        title: 'Turbines for Brooks',
        lead: 'chiara.bernasconi',
        funder: 'Valley Power',
        years: `${year - 3} to ${year}`,
        text: 'A turbine that two people can carry.',
      },
    ],
  },
];

/** The research centres; each director is a faculty member. */
export const centres = [
  { name: 'Centre for Snow', director: 'reto.tschudi', text: 'A cold laboratory, and forty stations on the slopes.' },
  {
    name: 'Rescue Robotics',
    director: 'noemi.favre',
    text: 'Robots that look for people, tested with the mountain rescue.',
  },
];

export const publications = [
  {
    title: 'Hearing an avalanche before it starts',
    authors: ['reto.tschudi', 'ladina.caflisch'],
    venue: 'Snow Letters 4',
    year,
  },
  { title: 'A turbine on a backpack', authors: ['chiara.bernasconi'], venue: 'Small Hydropower 12', year: year - 1 },
];
