import { msg } from '#src/languages/texts.ts';
import { BoltIcon, DropIcon } from '#src/ui/subject-icons.tsx';

const year = Number(import.meta.env.VITE_CONTENT_YEAR);

/** Section 2, /research: the texts above its parts. */
export const researchTexts = {
  email: 'research@aldenfels.example',
  lead: msg`Snow, water and the machines between them.`,
  themesTitle: msg`Two research themes`,
  themes: msg`All six departments take part.`,
  partners: msg`Cableways, power stations and rescue services`,
};

/** The questions of the university's research, each with its projects; `lead` is the id of a faculty member. */
export const themes = [
  {
    title: msg`Snow that moves`,
    Icon: DropIcon,
    question: msg`When does a slope begin to slide?`,
    text: msg`Measurements, forecasts and warnings.`,
    projects: [
      {
        title: msg`Microphones in the Snow`,
        lead: 'reto.tschudi',
        funder: 'Alpine Safety Fund',
        years: { from: year - 2, until: year + 1 },
        text: msg`A slope can be heard an hour before it slides.`,
      },
    ],
  },
  {
    title: msg`Power from melting ice`,
    Icon: BoltIcon,
    question: msg`What do dams do when the glaciers are gone?`,
    text: msg`Smaller turbines, and storage.`,
    projects: [
      {
        title: msg`Turbines for Brooks`,
        lead: 'chiara.bernasconi',
        funder: 'Valley Power',
        years: { from: year - 3, until: year },
        text: msg`A turbine that two people can carry.`,
      },
    ],
  },
];

/** The research centres; each director is a faculty member. */
export const centres = [
  {
    name: msg`Centre for Snow`,
    director: 'reto.tschudi',
    text: msg`A cold laboratory, and forty stations on the slopes.`,
  },
  {
    name: msg`Rescue Robotics`,
    director: 'noemi.favre',
    text: msg`Robots that look for people, tested with the mountain rescue.`,
  },
];

/** They are cited as they were published, in every language. */
export const publications = [
  {
    title: 'Hearing an avalanche before it starts',
    authors: ['reto.tschudi', 'ladina.caflisch'],
    venue: 'Snow Letters 4',
    year,
  },
  { title: 'A turbine on a backpack', authors: ['chiara.bernasconi'], venue: 'Small Hydropower 12', year: year - 1 },
];
