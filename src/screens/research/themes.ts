import { BoltIcon, CodeIcon, DropIcon, HeartIcon } from '../../ui/subject-icons.tsx';

/** What the university's research asks. */
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
