import {
  BedIcon,
  BookIcon,
  CompassIcon,
  CupIcon,
  DropIcon,
  FlaskIcon,
  HeartIcon,
  MicrophoneIcon,
  PeopleIcon,
  PlateIcon,
  SpannerIcon,
} from '../../ui/subject-icons.tsx';

/** Section 2, /about: mission and vision. */
export const statements = {
  'Our mission':
    'To teach those who will build, heal and govern the Deccan, whatever their means; to find out what is not yet known about the land and the people we live among; and to put what we find into their hands.',
  'Our vision':
    'A university as open as its gates: where a farmer’s daughter and a founder’s son learn at one bench, where a question counts for more than its asker, and where no good idea is lost for want of a workshop.',
};

/** Section 2, /about: the three highlight cards. */
export const highlights = [
  {
    title: 'Teachers who know your name',
    Icon: PeopleIcon,
    text: 'A tutorial has twelve students and one teacher. Every student has a mentor from the first week to the last, and Thursday afternoons belong to whoever knocks.',
  },
  {
    title: 'Learning by making',
    Icon: CompassIcon,
    text: 'Half of the marks come from things that were built, measured or written for somebody outside the classroom. You leave with work to show, and not only with grades.',
  },
  {
    title: 'Research that leaves the building',
    Icon: DropIcon,
    text: 'Flood warnings, safer schools, hardier millets, cheaper tests: our results are used within a day’s travel of the campus, by people who can tell us where they fail.',
  },
] as const;

/** Section 2, /about: the history; the first entry is the founding (section 9: 1965). */
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

/** Section 2, /about: the eight facilities of the campus. */
export const facilities = {
  'Central Library': [
    BookIcon,
    '310,000 volumes, a reading room over the lake, and desks that are open all night in the weeks of examination.',
  ],
  Laboratories: [
    FlaskIcon,
    'Sixty-four of them, from a clean room to a shake table that takes a two-storey frame. First-years get keys too.',
  ],
  'Makers’ Workshop': [
    SpannerIcon,
    'Lathes, laser cutters, 3D printers and people who show you how. Open to every student until ten at night.',
  ],
  'Halls of Residence': [
    BedIcon,
    'Six halls with single and shared rooms, a warden who lives in, and a common room with a carrom board.',
  ],
  'Sports Ground and Boathouse': [
    CupIcon,
    'A cricket ground, courts under lights, a 25-metre pool, and eights on the lake before breakfast.',
  ],
  'Health Centre': [
    HeartIcon,
    'Two doctors, a counsellor and a pharmacy, by day and by night, free for everybody who studies here.',
  ],
  'Auditorium and Open-Air Theatre': [
    MicrophoneIcon,
    '900 seats inside, 1,500 on the steps outside, and a stage crew that is run by students.',
  ],
  'Dining Halls and Cafés': [
    PlateIcon,
    'Three kitchens that cook vegetarian, Jain and non-vegetarian food, and a tea stall that never closes.',
  ],
} as const;
